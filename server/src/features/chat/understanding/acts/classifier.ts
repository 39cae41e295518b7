import { join } from 'node:path';
import { type LearntOf, unpackedFrom } from '../classifier-file.ts';
import { chancesOf, scoresOf } from '../linear.ts';
import { ACTS, ACTS_IN, type Act, type Situation } from './acts.ts';
import { featuresOf } from './features.ts';

export const FILE = join(import.meta.dirname, 'acts.bin');

export interface Likely {
  readonly act: Act;
  /** How likely it is what she does, 0 to 1, among the acts that are possible there. */
  readonly chance: number;
}

/** What was learnt, as it lies beside the source. */
export const unpacked = (): LearntOf<Act> => unpackedFrom(FILE, ACTS);

let learnt: LearntOf<Act> | undefined;

/** What a reply does where the talk stands. What was learnt is read at the first use, and kept. */
export const classifyAct = (situation: Situation, text: string): Likely => {
  learnt ??= unpacked();
  return likeliestAct(learnt, situation, text);
};

export function likeliestAct(weighed: LearntOf<Act>, situation: Situation, text: string): Likely {
  const scores = scoresOf(weighed, featuresOf(situation, text));
  const possible = ACTS_IN[situation];
  const chances = chancesOf(
    Float64Array.from(possible, (it) => scores[weighed.classes.indexOf(it)] ?? 0),
  );
  const best = chances.indexOf(Math.max(...chances));
  return { act: possible[best] ?? 'elsewhere', chance: chances[best] ?? 0 };
}
