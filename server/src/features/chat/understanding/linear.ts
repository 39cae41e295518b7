import type { Features } from './hashing.ts';

/** Turns scores into chances that sum up to one, in place. */
export function chancesOf(scores: Float64Array): Float64Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  let sum = 0;
  for (let i = 0; i < scores.length; i++) {
    const chance = Math.exp((scores[i] ?? 0) - most);
    scores[i] = chance;
    sum += chance;
  }
  for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] ?? 0) / sum;
  return scores;
}

/** How much the last row of a table counts, which every message has. */
export const BIAS = 0.2;

/** A table of weights, as it was learnt: a row of so many classes for each place, and the bias as the last row. */
export interface Weighed {
  readonly classes: readonly string[];
  readonly table: Int8Array;
  /** What one step of a weight is worth. */
  readonly unit: number;
}

/** How much speaks for each of the classes. */
export function scoresOf({ classes, table, unit }: Weighed, features: Features): Float64Array {
  const width = classes.length;
  const scores = new Float64Array(width);
  const add = (row: number, amount: number) => {
    for (let i = 0; i < width; i++) {
      scores[i] = (scores[i] ?? 0) + (table[row * width + i] ?? 0) * amount * unit;
    }
  };
  for (const [i, place] of features.places.entries()) add(place, features.amounts[i] ?? 0);
  add(table.length / width - 1, BIAS);
  return scores;
}
