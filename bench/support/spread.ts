/** What several rounds of one measure say together. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** @throws Error where there is nothing to say anything of */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) throw new Error('No round was measured.');
  return { median: middleOf(sorted), least, most };
}

/** The value that `share` of all are not greater than: 0.99 is the p99. `sorted` begins with the least. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  const place = Math.ceil(sorted.length * share) - 1;
  return sorted[Math.max(0, place)] ?? Number.NaN;
}

function middleOf(sorted: readonly number[]): number {
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? Number.NaN)) / 2;
}
