import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import type { Weights } from './weights.ts';

export const FILE = join(import.meta.dirname, 'recogniser.bin');

/** First line of the file; the tables follow in their order, a byte each. */
const head = z.object({
  fingerprint: z.string(),
  tables: z.array(z.object({ size: z.int(), bias: z.number(), unit: z.number() })),
});

export interface Learnt {
  /** Of the texts and the source that it was learnt from. */
  readonly fingerprint: string;
  readonly tables: readonly Weights[];
}

const LINE_END = 10;

export function packed(fingerprint: string, learnt: readonly Weights[]): Buffer {
  const tables = learnt.map(({ table, bias, unit = 1 }) => ({ size: table.length, bias, unit }));
  const bytes = learnt.map(({ table }) => Int8Array.from(table));
  return brotliCompressSync(
    Buffer.concat([
      Buffer.from(`${JSON.stringify({ fingerprint, tables })}\n`),
      ...bytes.map(bytesOf),
    ]),
  );
}

const bytesOf = (table: Int8Array): Buffer => Buffer.from(table.buffer);

/** What was learnt, as it lies beside the source. */
export function unpacked(): Learnt {
  const bytes = brotliDecompressSync(readFileSync(FILE));
  const end = bytes.indexOf(LINE_END);
  const { fingerprint, tables } = head.parse(JSON.parse(bytes.subarray(0, end).toString()));
  let from = end + 1;
  return {
    fingerprint,
    tables: tables.map(({ size, bias, unit }) => {
      const table = Int8Array.from(bytes.subarray(from, from + size), (it) => (it << 24) >> 24);
      from += size;
      return { table, bias, unit };
    }),
  };
}
