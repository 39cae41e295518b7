import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Destination } from './destination.ts';

/** At the end of what is not whole yet, and counts for nothing. */
const UNFINISHED = '.part';

/** A folder, on this disk or another. It is made where it is not there. */
export function folderDestination(folder: string): Destination {
  const path = (name: string) => join(folder, name);
  const ready = () => mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    name: folder,
    async list() {
      return readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
    },
    async room() {
      await ready();
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
    async put(name, bytes) {
      await ready();
      const unfinished = path(`${name}${UNFINISHED}`);
      try {
        const written = await writeHashed(unfinished, bytes);
        // A stick that says that it has written and has not is found out now, not in a year.
        if ((await hashOf(unfinished)) !== written) throw notAsWritten(folder);
        await rename(unfinished, path(name));
        await flush(folder);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    async open(name) {
      return createReadStream(path(name));
    },
    remove: (name) => rm(path(name), { force: true }),
  };
}

/** What a copy that was killed has left behind. */
export const isUnfinished = (name: string): boolean => name.endsWith(UNFINISHED);

async function writeHashed(file: string, bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  const hashed = async function* (pieces: AsyncIterable<Uint8Array>) {
    for await (const piece of pieces) {
      hash.update(piece);
      yield piece;
    }
  };
  const target = createWriteStream(file, { mode: 0o600, flush: true });
  await pipeline(Readable.from(bytes), hashed, target);
  return hash.digest('hex');
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The name of a file outlives a power cut once its folder is written too. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch {
    // Disks of other systems (FAT, NTFS) cannot flush a folder.
  } finally {
    await handle.close();
  }
}

const notAsWritten = (folder: string) =>
  Object.assign(new Error(`${folder} does not give back what was written.`), { code: 'EIO' });
