import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { INTENTS } from './intents.ts';

export const FILE = join(import.meta.dirname, 'classifier.bin');

/** First line of the file; the table follows, a byte for each weight. */
const head = z.object({
  fingerprint: z.string(),
  classes: z.array(z.enum(INTENTS)),
  unit: z.number(),
});

export interface Learnt extends z.output<typeof head> {
  /** A row of classes for each place, and the bias as the last row. */
  readonly table: Int8Array;
}

const LINE_END = 10;
const MOST = 127;
/** Rare weights are cut off here, so that the others keep their steps. */
const CUT = 0.9995;

/** In one byte each: what is lost is less than what was learnt by chance. */
export function quantised(table: Float32Array): Pick<Learnt, 'table' | 'unit'> {
  const sizes = table
    .filter((it) => it !== 0)
    .map(Math.abs)
    .toSorted();
  const unit = (sizes[Math.floor(sizes.length * CUT)] ?? 1) / MOST;
  const bytes = Int8Array.from(table, (it) =>
    Math.max(-MOST, Math.min(MOST, Math.round(it / unit))),
  );
  return { table: bytes, unit };
}

export function packed({ table, ...rest }: Learnt): Buffer {
  const bytes = Buffer.from(table.buffer, table.byteOffset, table.byteLength);
  return brotliCompressSync(Buffer.concat([Buffer.from(`${JSON.stringify(rest)}\n`), bytes]));
}

/** What was learnt, as it lies beside the source. */
export function unpacked(): Learnt {
  const bytes = brotliDecompressSync(readFileSync(FILE));
  const end = bytes.indexOf(LINE_END);
  const table = new Int8Array(bytes.buffer, bytes.byteOffset + end + 1, bytes.length - end - 1);
  return { ...head.parse(JSON.parse(bytes.subarray(0, end).toString())), table };
}
