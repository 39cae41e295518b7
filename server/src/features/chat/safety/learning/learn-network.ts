import { chanceFrom } from '../../understanding/learning/chance.ts';
import { chancesOf } from '../../understanding/linear.ts';
import { PLACES } from '../features.ts';
import { hiddenOf, type WideNetwork, wideScores } from '../network.ts';
import {
  examplesOf,
  knownPlaces,
  type Plan,
  type Sentence,
  shuffled,
  thinned,
} from './examples.ts';
import { newNetwork, type Shape, type Steps, stepper, trainer } from './train-network.ts';

export interface NetworkPlan extends Plan, Shape {
  /** What chance begins with. */
  readonly seed: number;
}

const STEPS: Steps = { rows: 0.2, out: 0.05 };
const DIRECT = 0.3;
/** How much the bias of the direct way counts beside its parts. */
const BIAS = 0.2;
/** What is as sure as this teaches nothing more. */
const LEARNT = 1e-3;

/** Learnt by stochastic gradient. The same sentences give the same net, and it takes a minute. */
export function learnNetwork(sentences: readonly Sentence[], plan: NetworkPlan): WideNetwork {
  const chance = chanceFrom(plan.seed);
  const table = new Float64Array(PLACES);
  const bias = new Float64Array(1);
  const growing = newNetwork(plan, chance);
  const train = trainer(growing, STEPS);
  const moveDirect = stepper(table, DIRECT);
  const moveBias = stepper(bias, DIRECT * BIAS);
  const net = () => ({ ...growing, direct: { table, bias: bias[0] ?? 0 } });
  const examples = examplesOf(sentences, plan, chance);
  const known = knownPlaces(examples.slice(0, sentences.length), PLACES);
  for (let round = 0; round < plan.rounds; round++) {
    for (const example of shuffled(examples, chance)) {
      const features = thinned(example.features, known, chance);
      const hidden = hiddenOf(growing, features);
      const off = chancesOf(wideScores(net(), features, hidden));
      off[example.label] = (off[example.label] ?? 0) - 1;
      if (Math.abs(off[example.label] ?? 0) < LEARNT) continue;
      train({ features, hidden }, off);
      const direct = -(off[0] ?? 0);
      for (const [i, place] of features.places.entries()) {
        moveDirect(place, direct * (features.amounts[i] ?? 0));
      }
      moveBias(0, direct * BIAS);
    }
  }
  return net();
}
