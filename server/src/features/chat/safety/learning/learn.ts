import { chanceFrom } from '../../understanding/learning/chance.ts';
import { marginOf, type Weights } from '../weights.ts';
import {
  examplesOf,
  knownPlaces,
  type Plan,
  type Sentence,
  shuffled,
  thinned,
} from './examples.ts';

const STEP = 0.3;
const CAUTION = 1e-2;
/** How much the bias counts beside the parts. */
const BIAS = 0.2;

/**
 * A logistic regression, learnt by stochastic gradient with AdaGrad steps. The same sentences give the same weights,
 * and it takes seconds.
 */
export function learnWeights(sentences: readonly Sentence<boolean>[], plan: Plan): Weights {
  const chance = chanceFrom(1);
  const examples = examplesOf(sentences, plan, chance);
  const known = knownPlaces(examples.slice(0, sentences.length), plan.size);
  const table = new Float64Array(plan.size);
  const squares = new Float64Array(plan.size + 1).fill(CAUTION);
  let bias = 0;
  const step = (place: number, slope: number): number => {
    squares[place] = (squares[place] ?? 0) + slope * slope;
    return (STEP * slope) / Math.sqrt(squares[place] ?? 1);
  };
  for (let round = 0; round < plan.rounds; round++) {
    for (const { features, label } of shuffled(examples, chance)) {
      const seen = thinned(features, known, chance);
      const margin = marginOf({ table, bias }, seen);
      const off = 1 / (1 + Math.exp(-margin)) - Number(label);
      for (let i = 0; i < seen.places.length; i++) {
        const at = (seen.places[i] ?? 0) & (plan.size - 1);
        table[at] = (table[at] ?? 0) - step(at, off * (seen.amounts[i] ?? 0));
      }
      bias -= BIAS * step(plan.size, off * BIAS);
    }
  }
  return { table, bias };
}
