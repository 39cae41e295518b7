import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { KeptFile, LargeFiles } from './large-files.ts';

/** Below this, in bytes, the database may not be able to write either. */
const RESERVE = 32 * 1024 * 1024;

/** A picture that is still on its way comes into a folder that is being emptied: it is emptied again. */
const EMPTIED_AGAIN = 5;

/** What the store does on a disk beyond FlyDrive: parts, moves without a copy, and bytes that outlive a power cut. */
export function diskFiles(root: string) {
  const path = (key: string) => join(root, checked(key));
  const free = async (): Promise<number> => {
    const { bavail, bsize } = await statfs(root);
    return bavail * bsize;
  };
  return {
    async put(key: string, bytes: Uint8Array) {
      await mkdir(dirname(path(key)), { recursive: true });
      await writeFile(path(key), bytes, { flush: true });
    },
    async putStream(key, bytes) {
      await mkdir(dirname(path(key)), { recursive: true });
      await pipeline(bytes, createWriteStream(path(key), { flush: true }));
    },
    async open(key, range) {
      return createReadStream(path(key), range);
    },
    async size(key) {
      return isKey(key) ? (await stat(path(key)).catch(orNothing))?.size : undefined;
    },
    async move(from, to) {
      await mkdir(dirname(path(to)), { recursive: true });
      await rename(path(from), path(to));
    },
    async removeFolder(folder: string) {
      await rm(path(folder), { recursive: true, force: true, maxRetries: EMPTIED_AGAIN });
    },
    async *list(folder) {
      yield* (await readdir(path(folder)).catch(orNothing)) ?? [];
    },
    async *all() {
      yield* filesUnder(root, '');
    },
    async uploadAddress() {
      return undefined;
    },
    free,
    /** A disk that is dead or full still answers to who reads. */
    async check(probe: string) {
      if ((await free()) < RESERVE) {
        throw Object.assign(new Error(`${root} has no room left`), { code: 'ENOSPC' });
      }
      await writeFile(path(probe), 'ok', { flush: true });
    },
  } satisfies LargeFiles & Record<'put' | 'removeFolder' | 'free' | 'check', unknown>;
}

/** Folder by folder: others make and remove folders meanwhile. */
async function* filesUnder(root: string, folder: string): AsyncGenerator<KeptFile> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(orNothing);
  for (const entry of entries ?? []) {
    const key = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesUnder(root, key);
    const found = entry.isFile() && (await stat(join(root, key)).catch(orNothing));
    if (found) yield { key, size: found.size };
  }
}

const isKey = (key: string): boolean => /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key);

/** Every key is made of ids of ours; should one ever not be, it must not lead out of the folder. */
function checked(key: string): string {
  if (!isKey(key)) throw new Error(`${key} is no key of a file`);
  return key;
}

function orNothing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
