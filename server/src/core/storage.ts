import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { S3Config } from './config.ts';

/** Where files live: a folder by default, an S3-compatible store where one is configured. Keys are `a/b/c.ext`. */
export interface Storage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined when there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** The bytes as a stream, of a file that is there. */
  open(key: string): Promise<Readable>;
  /** In bytes; undefined when there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** Removes everything whose key starts with `prefix/`. */
  removeAll(prefix: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Throws when the store does not answer. */
  check(): Promise<void>;
}

const PROBE = 'health/probe';
const FOLDER = /^[\w-]+(\/[\w-]+)*$/;

/** Throws when the store cannot be written. */
export async function openStorage(dataDir: string, s3?: S3Config): Promise<Storage> {
  const disk = new Disk(s3 ? await s3Driver(s3) : diskDriver(dataDir));
  // Written once, here: looking at it afterwards tells whether the store answers, and costs no write.
  await disk.put(PROBE, 'ok');
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    async get(key) {
      // One request in the usual case; whether a failure means "missing" is asked only then.
      try {
        return await disk.getBytes(key);
      } catch (error) {
        if (await disk.exists(key)) throw error;
        return undefined;
      }
    },
    open: (key) => disk.getStream(key),
    async size(key) {
      try {
        return (await disk.getMetaData(key)).contentLength;
      } catch (error) {
        if (await disk.exists(key)) throw error;
        return undefined;
      }
    },
    async removeAll(prefix) {
      // An empty prefix would be everything there is.
      if (!FOLDER.test(prefix)) throw new Error(`${prefix} is no folder of files`);
      // Past the disk's own normaliser, which drops the slash: `users/1` must not take `users/12` along.
      await disk.driver.deleteAll(`${prefix}/`);
    },
    remove: (key) => disk.delete(key),
    async check() {
      await disk.getMetaData(PROBE);
    },
  };
}

function diskDriver(dataDir: string) {
  return new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' });
}

async function s3Driver(s3: S3Config) {
  // Loaded only where used: the S3 client is the heaviest thing in the server.
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    ...(s3.endpoint ? { endpoint: s3.endpoint, forcePathStyle: true } : {}),
    region: s3.region,
    bucket: s3.bucket,
    visibility: 'private',
    supportsACL: false,
    // S3-compatible stores other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
