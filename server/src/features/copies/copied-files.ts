import type { Storage } from '../../core/storage.ts';
import { FILES } from './archive/manifest.ts';
import type { Entry } from './archive/write-archive.ts';

/** Of what the store keeps for itself nothing is copied. */
const OWN = /^health\//;

/**
 * The files of the store that were not taken yet, or not whole. Asked before and after the database is copied: what is
 * deleted in between was taken before, and what came in between is taken after, so that no row of the copy is without
 * its file. Files do not change once they have a row; of one that is taken twice the later counts.
 * @param taken sizes by key
 */
export async function* filesOf(
  storage: Storage,
  taken: Map<string, number>,
): AsyncGenerator<Entry> {
  for await (const { key, size } of storage.all()) {
    if (taken.get(key) === size || OWN.test(key)) continue;
    const bytes = await opened(storage, key, size);
    if (!bytes) continue;
    taken.set(key, size);
    yield { name: `${FILES}${key}`, size, bytes };
  }
}

/** In bytes. */
export async function sizeOfFiles(storage: Storage): Promise<number> {
  let sum = 0;
  for await (const { size } of storage.all()) sum += size;
  return sum;
}

/** Undefined where somebody has deleted it just now. A file that is still coming in is taken as far as it was. */
async function opened(
  storage: Storage,
  key: string,
  size: number,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  try {
    const stream = await storage.open(key, size > 0 ? { start: 0, end: size - 1 } : undefined);
    const pieces: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
    const first = await pieces.next();
    return resumed(first, pieces);
  } catch (error) {
    if ((await storage.size(key)) === undefined) return undefined;
    throw error;
  }
}

async function* resumed(
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for (let next = first; !next.done; next = await rest.next()) yield next.value;
}
