import { createHash } from 'node:crypto';
import { type CopyFacts, FORMAT, MANIFEST, type Manifest } from './manifest.ts';
import { BLOCK, padding, writeHeader } from './tar.ts';

/** A file on its way into an archive. */
export interface Entry {
  readonly name: string;
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** The bytes of an archive: each file as it comes, and what they were at the end. Holds one piece in memory. */
export async function* writeArchive(
  entries: AsyncIterable<Entry>,
  facts: () => CopyFacts,
): AsyncGenerator<Uint8Array> {
  const written: Manifest['entries'] = [];
  const seconds = Date.now() / 1000;
  for await (const { name, size, bytes } of entries) {
    yield writeHeader({ name, size }, seconds);
    const hash = createHash('sha256');
    let read = 0;
    for await (const piece of bytes) {
      read += piece.length;
      hash.update(piece);
      yield piece;
    }
    if (read !== size) throw new Error(`${name} has ${read} bytes instead of ${size}.`);
    yield Buffer.alloc(padding(size));
    written.push({ name, size, sha256: hash.digest('hex') });
  }
  const text = JSON.stringify({ format: FORMAT, ...facts(), entries: written } satisfies Manifest);
  const bytes = Buffer.from(text);
  yield writeHeader({ name: MANIFEST, size: bytes.length }, seconds);
  yield bytes;
  yield Buffer.alloc(padding(bytes.length) + 2 * BLOCK);
}
