import { Readable } from 'node:stream';
import type { ErrorCode } from '@encina/contract/error-codes';
import { DomainError } from '../errors.ts';

/** Without a byte for so long, nobody is sending any more, in ms. */
const STALLED = 60_000;

export interface LimitedBytes {
  readonly stream: Readable;
  /** Bytes so far. */
  readonly length: () => number;
}

/**
 * The same bytes, counted as they are read. Fails with `tooMany` at the first one over the limit, and with
 * `upload_incomplete` where they break off. The source stays open: whoever sends still waits for an answer.
 */
export function limitBytes(
  bytes: Readable,
  most: number,
  tooMany: ErrorCode = 'media_too_large',
): LimitedBytes {
  let length = 0;
  async function* counted() {
    const stalled = () => bytes.destroy(new DomainError('upload_incomplete'));
    const watch = setTimeout(stalled, STALLED);
    try {
      for await (const chunk of bytes.iterator({ destroyOnReturn: false })) {
        watch.refresh();
        length += chunk.length;
        if (length > most) throw new DomainError(tooMany);
        yield chunk;
      }
    } catch (cause) {
      throw cause instanceof DomainError ? cause : new DomainError('upload_incomplete', { cause });
    } finally {
      clearTimeout(watch);
    }
  }
  return { stream: Readable.from(counted(), { objectMode: false }), length: () => length };
}
