import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import type { WideNetwork } from './network.ts';
import { quantised, type Weights } from './weights.ts';

export const FILE = join(import.meta.dirname, 'recogniser.bin');

const numbers = z.array(z.number());
/** A table of bytes, that follow the first line in the order in which they are told of. */
const bytesHead = z.object({ size: z.int(), unit: z.number() });
const weightsHead = bytesHead.extend({ bias: z.number() });
/** First line of the file. */
const head = z.object({
  fingerprint: z.string(),
  networks: z.array(
    z.object({
      rows: bytesHead,
      direct: weightsHead,
      offsets: numbers,
      out: numbers,
      biases: numbers,
    }),
  ),
});

export interface Learnt {
  /** Of the texts and the source that it was learnt from. */
  readonly fingerprint: string;
  /** None, or which danger. */
  readonly networks: readonly WideNetwork[];
}

const LINE_END = 10;

/** What was learnt, a byte for each of the many numbers. */
export function packed({ fingerprint, networks }: Learnt): Buffer {
  const tables: Int8Array[] = [];
  const bytesOf = (numbers: Weights['table'] | WideNetwork['rows']) => {
    const { table, unit } = quantised(numbers);
    tables.push(table);
    return { size: table.length, unit };
  };
  const weightsOf = ({ table, bias }: Weights) => ({ ...bytesOf(table), bias });
  const first: z.output<typeof head> = {
    fingerprint,
    networks: networks.map(({ rows, direct, offsets, out, biases }) => ({
      rows: bytesOf(rows),
      direct: weightsOf(direct),
      ...{ offsets: [...offsets], out: [...out], biases: [...biases] },
    })),
  };
  const line = Buffer.from(`${JSON.stringify(first)}\n`);
  return brotliCompressSync(Buffer.concat([line, ...tables.map((it) => Buffer.from(it.buffer))]));
}

/** What was learnt, as it lies beside the source. */
export function unpacked(file: Uint8Array = readFileSync(FILE)): Learnt {
  const bytes = brotliDecompressSync(file);
  const end = bytes.indexOf(LINE_END);
  const { fingerprint, networks } = head.parse(JSON.parse(bytes.subarray(0, end).toString()));
  let from = bytes.byteOffset + end + 1;
  const tableOf = (size: number) => {
    const table = new Int8Array(bytes.buffer, from, size);
    from += size;
    return table;
  };
  const weightsOf = ({ size, bias, unit }: z.output<typeof weightsHead>): Weights => ({
    ...{ table: tableOf(size), bias, unit },
  });
  return {
    fingerprint,
    networks: networks.map(({ rows, direct, offsets, out, biases }) => ({
      ...{ rows: tableOf(rows.size), unit: rows.unit },
      direct: weightsOf(direct),
      offsets: Float32Array.from(offsets),
      out: Float32Array.from(out),
      biases: Float32Array.from(biases),
    })),
  };
}
