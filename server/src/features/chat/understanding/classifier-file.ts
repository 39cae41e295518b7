import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { INTENTS, type Intent } from './intents.ts';
import { TONES, type Tone } from './tones.ts';

/** First line of a file; the table follows, a byte for each weight. */
const headOf = <Class extends string>(classes: readonly Class[]) =>
  z.object({ fingerprint: z.string(), classes: z.array(z.enum(classes)), unit: z.number() });

/** What was learnt about one choice: which of its classes a message is of. */
export interface Learnt<Class extends string = string> {
  readonly fingerprint: string;
  readonly classes: readonly Class[];
  readonly unit: number;
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

/** A file beside the source that holds what was learnt about one choice. */
const fileOf = <Class extends string>(name: string, classes: readonly Class[]) => {
  const path = join(import.meta.dirname, name);
  const head = headOf(classes);
  return {
    write({ table, ...rest }: Learnt<Class>): void {
      const bytes = Buffer.from(table.buffer, table.byteOffset, table.byteLength);
      const first = Buffer.from(`${JSON.stringify(rest)}\n`);
      writeFileSync(path, brotliCompressSync(Buffer.concat([first, bytes])));
    },
    read(): Learnt<Class> {
      const bytes = brotliDecompressSync(readFileSync(path));
      const end = bytes.indexOf(LINE_END);
      const table = new Int8Array(bytes.buffer, bytes.byteOffset + end + 1, bytes.length - end - 1);
      return { ...head.parse(JSON.parse(bytes.subarray(0, end).toString())), table };
    },
  };
};

export const INTENT_FILE = fileOf<Intent>('classifier.bin', INTENTS);
export const TONE_FILE = fileOf<Tone>('tones.bin', TONES);
