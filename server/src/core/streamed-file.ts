import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
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

/** Undefined for the whole: nothing was asked for, or several parts, or not bytes. */
function partOf(
  header: string | undefined,
  size: number,
  reply: FastifyReply,
): ByteRange | undefined {
  if (header === undefined) return undefined;
  const ranges = parseRange(size, header);
  if (ranges === -1) {
    reply.header('content-range', `bytes */${size}`);
    throw new DomainError('range_not_satisfiable');
  }
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}
