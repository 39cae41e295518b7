/** Of one part; the smallest that stores take but for the last is 5 MB, and 10,000 are the most. */
const PART = 16 * 1024 * 1024;

/** The same bytes in pieces of that size, the last one shorter. */
export async function* inParts(
  bytes: AsyncIterable<Uint8Array>,
  size = PART,
): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes) {
    pieces.push(piece);
    length += piece.length;
    while (length >= size) {
      const all = Buffer.concat(pieces);
      yield all.subarray(0, size);
      pieces = [all.subarray(size)];
      length -= size;
    }
  }
  if (length > 0) yield Buffer.concat(pieces);
}
