/** Standard deviations of a normal distribution within which 95 % of it lie. */
const Z = 1.959964;

/** Hits of so many, with the Wilson interval in which the true share lies with 95 %. */
export interface Share {
  readonly hits: number;
  readonly of: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** A share with its interval; of nothing, nothing is known. */
export function shareOf(hits: number, of: number): Share {
  if (of === 0) return { hits, of, share: 0, low: 0, high: 1 };
  const share = hits / of;
  const square = Z ** 2 / of;
  const middle = share + square / 2;
  const half = Z * Math.sqrt((share * (1 - share) + square / 4) / of);
  const within = (bound: number) => Math.min(1, Math.max(0, bound / (1 + square)));
  return { hits, of, share, low: within(middle - half), high: within(middle + half) };
}

/** The share of those that are so. */
export const shareWhere = <T>(all: readonly T[], isSo: (one: T) => boolean): Share =>
  shareOf(all.filter(isSo).length, all.length);
