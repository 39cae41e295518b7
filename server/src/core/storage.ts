import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { LargeFiles } from './large-files.ts';
import type { S3Config } from './s3-config.ts';
import { diskFiles } from './storage-disk.ts';

/** Where files live: a folder by default, an S3-compatible store where one is configured. Keys are `a/b/c.ext`. */
export interface Storage extends LargeFiles {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined when there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>;
  copy(from: string, to: string): Promise<void>;
  /** Removes everything whose key starts with `prefix/`. */
  removeAll(prefix: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Bytes that are free; undefined where that is the affair of a store elsewhere. */
  free(): Promise<number | undefined>;
  /** Throws when the store does not answer. */
  check(): Promise<void>;
}

const PROBE = 'health/probe';
const FOLDER = /^[\w-]+(\/[\w-]+)*$/;

/** Throws when the store cannot be written. */
export async function openStorage(dataDir: string, s3?: S3Config): Promise<Storage> {
  const { driver, files } = s3 ? await s3Store(s3) : diskStore(dataDir);
  const disk = new Disk(driver);
  await disk.put(PROBE, 'ok');
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    copy: (from, to) => disk.copy(from, to),
    ...files,
    async get(key) {
      // One request in the usual case; whether a failure means "missing" is asked only then.
      try {
        return await disk.getBytes(key);
      } catch {
        if (!(await disk.exists(key))) return undefined;
        // It may have come in between: another instance starts on the same store.
        return disk.getBytes(key);
      }
    },
    async removeAll(prefix) {
      // An empty prefix would be everything there is.
      if (!FOLDER.test(prefix)) throw new Error(`${prefix} is no folder of files`);
      if ('removeFolder' in files) return files.removeFolder(prefix);
      // Past the disk's own normaliser, which drops the slash: `users/1` must not take `users/12` along.
      await disk.driver.deleteAll(`${prefix}/`);
    },
    remove: (key) => disk.delete(key),
    free: async () => ('free' in files ? files.free() : undefined),
    async check() {
      // Of a store elsewhere it is enough to know that it answers: its room is its own affair.
      await ('check' in files ? files.check(PROBE) : disk.getMetaData(PROBE));
    },
  };
}

function diskStore(dataDir: string) {
  const location = join(dataDir, 'files');
  const driver = new FSDriver({ location, visibility: 'private' });
  return { driver, files: diskFiles(location) };
}

async function s3Store(s3: S3Config) {
  // Loaded only where used: the S3 client is the heaviest thing in the server.
  const { s3Files } = await import('./storage-s3.ts');
  return s3Files(s3);
}
