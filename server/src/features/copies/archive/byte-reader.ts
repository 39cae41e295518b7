import { BrokenCopyError } from './broken-copy.ts';

/** Reads a stream of pieces in the lengths that a format has. */
export class ByteReader {
  readonly #pieces: AsyncIterator<Uint8Array>;
  #rest: Uint8Array = new Uint8Array();

  constructor(pieces: AsyncIterable<Uint8Array>) {
    this.#pieces = pieces[Symbol.asyncIterator]();
  }

  /** So many bytes in pieces. @throws BrokenCopyError where the stream ends before */
  async *take(length: number): AsyncGenerator<Uint8Array> {
    let missing = length;
    while (missing > 0) {
      if (this.#rest.length === 0) await this.#next();
      const piece = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(piece.length);
      missing -= piece.length;
      yield piece;
    }
  }

  /** So many bytes at once: for what is known to be small. */
  async whole(length: number): Promise<Buffer> {
    return Buffer.concat(await Array.fromAsync(this.take(length)));
  }

  async skip(length: number): Promise<void> {
    for await (const _ of this.take(length));
  }

  /** Reads what is left to its end, where the last fault may be. */
  async finish(): Promise<void> {
    while (!(await this.#pieces.next()).done);
  }

  /** Whoever gives the pieces need not go on. */
  async close(): Promise<void> {
    await this.#pieces.return?.();
  }

  async #next(): Promise<void> {
    const { done, value } = await this.#pieces.next();
    if (done) throw new BrokenCopyError();
    this.#rest = value;
  }
}
