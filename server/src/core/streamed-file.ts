import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from './errors.ts';

/** First and last byte, both counted. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A file too large to be held in memory, or of which a part may be asked for. */
export interface StreamedFile {
  readonly size: number;
  readonly type: string;
  /** The same for the same bytes, always. */
  readonly version: string;
  open(range: ByteRange): Promise<Readable>;
}

export const isStreamed = (answer: unknown): answer is StreamedFile =>
  typeof answer === 'object' && answer !== null && 'open' in answer;

/**
 * Sends the file, or the part that was asked for: fixed type, no sniffing, no scripts. The browser keeps it, and
 * asks each time whether it may still show it.
 */
export async function sendStreamed(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  { size, type, version, open }: StreamedFile,
) {
  const etag = `"${version}"`;
  reply
    .header('etag', etag)
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'private, no-cache')
    .header('content-security-policy', "default-src 'none'; sandbox");
  if (headers['if-none-match'] === etag) return reply.code(304).send();
  const isFresh = headers['if-range'] === undefined || headers['if-range'] === etag;
  const part = isFresh ? partOf(headers.range, size, reply) : undefined;
  const range = part ?? { start: 0, end: size - 1 };
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  reply.type(type).header('content-length', range.end - range.start + 1);
  return reply.send(method === 'HEAD' ? Readable.from([]) : await open(range));
}

/**
 * Undefined for the whole: nothing was asked for, or several parts, or not bytes.
 * @throws DomainError `range_not_satisfiable` for a part beyond the end.
 * @see RFC 9110, 14.1.2
 */
function partOf(
  header: string | undefined,
  size: number,
  reply: FastifyReply,
): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const isSuffix = first === '';
  const start = isSuffix ? Math.max(0, size - Number(last)) : Number(first);
  const end = isSuffix || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (!isSuffix && last !== '' && Number(last) < start) return undefined;
  if (start >= size) {
    reply.header('content-range', `bytes */${size}`);
    throw new DomainError('range_not_satisfiable');
  }
  return { start, end };
}
