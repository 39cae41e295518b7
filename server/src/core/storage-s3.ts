import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import {
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { S3Driver } from 'flydrive/drivers/s3';
import type { KeptFile, LargeFiles } from './large-files.ts';
import { s3Client, s3Reader } from './s3-client.ts';
import type { S3Config } from './s3-config.ts';

/** Between one attempt to send a file and the next, in ms. */
const PAUSES = [200, 1000];
/** Statuses that say nothing of what was sent. */
const TOO_MUCH_OR_SLOW = new Set([408, 429]);

/** Every object of a bucket, or those whose keys begin so. */
export async function* objectsOf(
  client: S3Client,
  bucket: string,
  prefix = '',
): AsyncGenerator<KeptFile> {
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
    );
    for (const { Key: key, Size: size = 0 } of page.Contents ?? []) if (key) yield { key, size };
    token = page.NextContinuationToken;
  } while (token);
}

/**
 * FlyDrive's driver for the store, and what the store does beyond it.
 * @param silence in ms, after which a store that says nothing is away
 */
export function s3Files(s3: S3Config, silence?: number) {
  const client = s3Client(s3, silence);
  const read = s3Reader(s3, silence);
  const driver = new S3Driver({
    client,
    bucket: s3.bucket,
    visibility: 'private',
    supportsACL: false,
  });
  const at = (key: string) => ({ Bucket: s3.bucket, Key: key });
  const files: LargeFiles = {
    putStream: (key, bytes, contentType) =>
      measured(bytes, (file, contentLength) =>
        driver.putStream(key, file, { contentType, contentLength }),
      ),
    open: (key, range) => read(key, range && `bytes=${range.start}-${range.end}`),
    async size(key) {
      try {
        return (await client.send(new HeadObjectCommand(at(key)))).ContentLength;
      } catch (error) {
        if (error instanceof S3ServiceException && error.name === 'NotFound') return undefined;
        throw error;
      }
    },
    move: (from, to) => driver.move(from, to),
    async *list(folder) {
      let paginationToken: string | undefined;
      do {
        const page = await driver.listAll(folder, paginationToken ? { paginationToken } : {});
        for (const { name } of page.objects) yield name;
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
    all: () => objectsOf(client, s3.bucket),
    uploadAddress: (key, { type, size, seconds }) =>
      getSignedUrl(
        client,
        new PutObjectCommand({ ...at(key), ContentType: type, ContentLength: size }),
        {
          expiresIn: seconds,
          signableHeaders: new Set(['content-type', 'content-length', 'host']),
        },
      ),
  };
  return { driver, files };
}

/** The store wants the length first, and who sends does not always say it: by way of a file. */
async function measured(
  bytes: Readable,
  send: (file: Readable, length: number) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'encina-upload-'));
  const file = join(folder, 'file');
  try {
    await pipeline(bytes, createWriteStream(file));
    const { size } = await stat(file);
    await tried(() => send(createReadStream(file), size));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The store's own client sends no stream twice: it cannot know that this one can be read again. */
async function tried(send: () => Promise<void>): Promise<void> {
  for (const wait of PAUSES) {
    try {
      return await send();
    } catch (error) {
      if (isRefused(error)) throw error;
      await pause(wait);
    }
  }
  return send();
}

/** Whether the store would say the same again, as where the key does not fit or the bucket is not there. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!(error instanceof S3ServiceException)) return isRefused(error.cause);
  const status = error.$metadata.httpStatusCode ?? 500;
  return status < 500 && !TOO_MUCH_OR_SLOW.has(status) && error.name !== 'RequestTimeout';
}
