import { type Learnt, unpacked } from './classifier-file.ts';
import { featuresOf } from './features.ts';
import type { Features } from './hashing.ts';
import type { Intent } from './intents.ts';
import { BIAS, chancesOf } from './linear.ts';

export interface Candidate {
  readonly intent: Intent;
  /** How likely it is what she means, 0 to 1. */
  readonly chance: number;
}

let learnt: Learnt | undefined;

/** What was learnt is read at the first use, and kept. */
export const classify = (text: string): Candidate[] => {
  learnt ??= unpacked();
  return candidatesFor(learnt, featuresOf(text));
};

/** All that she may mean, the likeliest first. */
export function candidatesFor({ classes, table, unit }: Learnt, features: Features): Candidate[] {
  const width = classes.length;
  const scores = new Float64Array(width);
  const add = (row: number, amount: number) => {
    for (let i = 0; i < width; i++) {
      scores[i] = (scores[i] ?? 0) + (table[row * width + i] ?? 0) * amount * unit;
    }
  };
  for (const [i, place] of features.places.entries()) add(place, features.amounts[i] ?? 0);
  add(table.length / width - 1, BIAS);
  const chances = chancesOf(scores);
  return classes
    .map((intent, i) => ({ intent, chance: chances[i] ?? 0 }))
    .toSorted((a, b) => b.chance - a.chance);
}
