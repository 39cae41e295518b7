import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Config } from './config.ts';
import type { LargeFiles } from './large-files.ts';

/** FlyDrive's driver for the store, and what the store does beyond it. */
export function s3Files(s3: S3Config) {
  const client = new S3Client({
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    ...(s3.endpoint ? { endpoint: s3.endpoint, forcePathStyle: true } : {}),
    region: s3.region,
    // S3-compatible stores other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
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
    async open(key, range) {
      const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...part }));
      // In Node the body is always one of its streams.
      return Body as Readable;
    },
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
    await send(createReadStream(file), size);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
