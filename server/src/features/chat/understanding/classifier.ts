import { type Learnt, unpacked } from './classifier-file.ts';
import { featuresOf } from './features.ts';
import type { Features } from './hashing.ts';
import type { Intent } from './intents.ts';
import { chancesOf, scoresOf } from './linear.ts';

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
export function candidatesFor(weighed: Learnt, features: Features): Candidate[] {
  const chances = chancesOf(scoresOf(weighed, features));
  return weighed.classes
    .map((intent, i) => ({ intent, chance: chances[i] ?? 0 }))
    .toSorted((a, b) => b.chance - a.chance);
}
