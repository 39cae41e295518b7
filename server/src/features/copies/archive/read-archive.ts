import { createHash } from 'node:crypto';
import { BrokenCopyError } from './broken-copy.ts';
import { ByteReader } from './byte-reader.ts';
import { MANIFEST, type Manifest, manifest as manifestOf } from './manifest.ts';
import { BLOCK, padding, readHeader, type TarHeader } from './tar.ts';

/** More than any manifest: a town with a million files. */
const LONGEST_MANIFEST = 512 * 1024 * 1024;

/** Takes a file of an archive; what it leaves unread is read for its hash all the same. */
export type Visit = (entry: TarHeader, bytes: AsyncIterable<Uint8Array>) => Promise<void>;

/**
 * Reads an archive to its last byte and compares every hash.
 * @throws BrokenCopyError where a byte is missing or another one
 */
export async function readArchive(
  archive: AsyncIterable<Uint8Array>,
  visit: Visit = async () => undefined,
): Promise<Manifest> {
  const reader = new ByteReader(archive);
  const found: Manifest['entries'] = [];
  try {
    for (;;) {
      const header = headerIn(await reader.whole(BLOCK));
      if (header.name === MANIFEST) return await finish(reader, header, found);
      found.push(await readEntry(reader, header, visit));
    }
  } finally {
    await reader.close();
  }
}

async function readEntry(reader: ByteReader, header: TarHeader, visit: Visit) {
  const hash = createHash('sha256');
  const hashed = (async function* () {
    for await (const piece of reader.take(header.size)) {
      hash.update(piece);
      yield piece;
    }
  })();
  // A loop that ends early would end the source with it; what is left must still be read.
  await visit(header, { [Symbol.asyncIterator]: () => ({ next: () => hashed.next() }) });
  for await (const _ of hashed);
  await reader.skip(padding(header.size));
  return { ...header, sha256: hash.digest('hex') };
}

/** The manifest, once the rest has been read: only at its end the encryption knows whether something was cut off. */
async function finish(
  reader: ByteReader,
  { size }: TarHeader,
  found: Manifest['entries'],
): Promise<Manifest> {
  if (size > LONGEST_MANIFEST) throw new BrokenCopyError();
  const text = (await reader.whole(size)).toString('utf8');
  await reader.finish();
  const said = parsed(text);
  if (JSON.stringify(said.entries) !== JSON.stringify(found)) throw new BrokenCopyError();
  return said;
}

function parsed(text: string): Manifest {
  try {
    return manifestOf.parse(JSON.parse(text));
  } catch (cause) {
    throw new BrokenCopyError(undefined, { cause });
  }
}

function headerIn(block: Buffer): TarHeader {
  try {
    const header = readHeader(block);
    if (header) return header;
  } catch (cause) {
    throw new BrokenCopyError(undefined, { cause });
  }
  // Two empty blocks end a tar; a copy ends with its manifest, which stands before them.
  throw new BrokenCopyError();
}
