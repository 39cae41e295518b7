import { type Features, featuresOf, PLACES } from '../features.ts';
import { chanceFrom, variantOf } from './variants.ts';

export interface Sentence {
  readonly text: string;
  readonly isYes: boolean;
}

interface Example {
  readonly features: Features;
  readonly isYes: boolean;
}

/** Each sentence is learnt as it stands and in this many variants. */
const VARIANTS = 3;
/** Stories of two sentences, beside the single ones. */
const STORIES = 0.4;
const ROUNDS = 14;
const STEP = 0.5;
/** Pulls each weight back to nothing: what is seen once proves little. */
const DOUBT = 2e-5;

/**
 * A logistic regression, learnt by stochastic gradient with AdaGrad steps. The same sentences give the same weights.
 * @returns a weight for each place, and the bias behind them
 */
export function learnWeights(sentences: readonly Sentence[], seed = 1): Float64Array {
  const chance = chanceFrom(seed);
  const examples = examplesOf(sentences, chance);
  const weights = new Float64Array(PLACES + 1);
  const squares = new Float64Array(PLACES + 1).fill(1e-3);
  for (let round = 0; round < ROUNDS; round++) {
    for (const example of shuffled(examples, chance)) learnOne(example, weights, squares);
  }
  return weights;
}

function learnOne({ features, isYes }: Example, weights: Float64Array, squares: Float64Array) {
  const { places, amounts } = features;
  const off = 1 / (1 + Math.exp(-marginOf(features, weights))) - Number(isYes);
  const move = (place: number, amount: number) => {
    const slope = off * amount + DOUBT * (weights[place] ?? 0);
    squares[place] = (squares[place] ?? 0) + slope * slope;
    weights[place] = (weights[place] ?? 0) - (STEP * slope) / Math.sqrt(squares[place] ?? 1);
  };
  for (const [i, place] of places.entries()) move(place, amounts[i] ?? 0);
  move(PLACES, 0.2);
}

export function marginOf({ places, amounts }: Features, weights: ArrayLike<number>): number {
  let sum = (weights[PLACES] ?? 0) * 0.2;
  for (const [i, place] of places.entries()) sum += (weights[place] ?? 0) * (amounts[i] ?? 0);
  return sum;
}

function examplesOf(sentences: readonly Sentence[], chance: () => number): Example[] {
  const said = sentences.flatMap(({ text, isYes }) => [
    { text, isYes },
    ...Array.from({ length: VARIANTS }, () => ({ text: variantOf(text, chance), isYes })),
  ]);
  const any = () => sentences[Math.floor(chance() * sentences.length)];
  const stories = Array.from({ length: Math.round(sentences.length * STORIES) }, () => {
    const [first, second] = [any(), any()];
    return {
      text: `${first?.text} ${second?.text}`,
      isYes: first?.isYes === true || second?.isYes === true,
    };
  });
  return [...said, ...stories].map(({ text, isYes }) => ({ features: featuresOf(text), isYes }));
}

function shuffled<T>(items: readonly T[], chance: () => number): T[] {
  return items
    .map((item) => ({ item, key: chance() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
