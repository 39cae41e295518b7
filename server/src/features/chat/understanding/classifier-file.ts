import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { INTENTS, type Intent } from './intents.ts';
import type { Weighed } from './linear.ts';

export const FILE = join(import.meta.dirname, 'classifier.bin');

/** First line of the file; the table follows, a byte for each weight. */
const headOf = <Class extends string>(names: readonly Class[]) =>
  z.object({ fingerprint: z.string(), classes: z.array(z.enum(names)), unit: z.number() });

export interface LearntOf<Class extends string> extends Weighed {
  /** Of what it was learnt from. */
  readonly fingerprint: string;
  readonly classes: readonly Class[];
}
export type Learnt = LearntOf<Intent>;

const LINE_END = 10;
const MOST = 127;
/** Rare weights are cut off here, so that the others keep their steps. */
const CUT = 0.9995;

/** In one byte each, of so many steps to either side: what is lost is less than what was learnt by chance. */
export function quantised(table: Float32Array, most = MOST): Pick<Weighed, 'table' | 'unit'> {
  const sizes = table
    .filter((it) => it !== 0)
    .map(Math.abs)
    .toSorted();
  const unit = (sizes[Math.floor(sizes.length * CUT)] ?? 1) / most;
  const bytes = Int8Array.from(table, (it) =>
    Math.max(-most, Math.min(most, Math.round(it / unit))),
  );
  return { table: bytes, unit };
}

export function packed({ table, ...rest }: LearntOf<string>): Buffer {
  const bytes = Buffer.from(table.buffer, table.byteOffset, table.byteLength);
  return brotliCompressSync(Buffer.concat([Buffer.from(`${JSON.stringify(rest)}\n`), bytes]));
}

/** What was learnt of such classes, as it lies beside its source. */
export function unpackedFrom<Class extends string>(
  file: string,
  names: readonly Class[],
): LearntOf<Class> {
  const bytes = brotliDecompressSync(readFileSync(file));
  const end = bytes.indexOf(LINE_END);
  const table = new Int8Array(bytes.buffer, bytes.byteOffset + end + 1, bytes.length - end - 1);
  const { classes, ...rest } = headOf(names).parse(JSON.parse(bytes.subarray(0, end).toString()));
  return { ...rest, classes: classes as Class[], table };
}

export const unpacked = (): Learnt => unpackedFrom(FILE, INTENTS);
