import { createHash } from 'node:crypto';
import type { Row } from './table.ts';

/** How many rows a table has, and the SHA-256 of all of them in their order. */
export interface Summary {
  readonly rows: number;
  readonly hash: string;
}

export async function summaryOf(rows: Iterable<Row> | AsyncIterable<Row>): Promise<Summary> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const row of rows) {
    hash.update(`${JSON.stringify(row)}\n`);
    count += 1;
  }
  return { rows: count, hash: hash.digest('hex') };
}

/**
 * Goes along both, row by row, to the end of what is there already.
 * @returns what is still to come; undefined where something is there that should not be
 */
export async function restAfter(
  there: AsyncIterable<Row>,
  all: Iterable<Row>,
): Promise<Iterable<Row> | undefined> {
  const coming = all[Symbol.iterator]();
  for await (const row of there) {
    const next = coming.next();
    if (next.done || JSON.stringify(next.value) !== JSON.stringify(row)) return undefined;
  }
  return { [Symbol.iterator]: () => coming };
}
