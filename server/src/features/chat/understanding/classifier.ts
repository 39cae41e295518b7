import { INTENT_FILE, type Learnt } from './classifier-file.ts';
import { featuresOf } from './features.ts';
import type { Intent } from './intents.ts';
import { likeliest } from './likeliest.ts';

export interface Candidate {
  readonly intent: Intent;
  /** How likely it is what she means, 0 to 1. */
  readonly chance: number;
}

let learnt: Learnt<Intent> | undefined;

/** All that she may mean, the likeliest first. What was learnt is read at the first use, and kept. */
export const classify = (text: string): Candidate[] => {
  learnt ??= INTENT_FILE.read();
  return likeliest(learnt, featuresOf(text)).map(([intent, chance]) => ({ intent, chance }));
};
