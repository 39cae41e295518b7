import { chanceFrom } from '../../understanding/learning/chance.ts';
import { type Features, featuresOf } from '../features.ts';
import { marginOf, type Weights } from '../weights.ts';
import { variantOf } from './variants.ts';

export interface Sentence {
  readonly text: string;
  readonly isYes: boolean;
}

interface Example {
  readonly features: Features;
  readonly isYes: boolean;
}

export interface Plan {
  /** Places of the table, a power of two. */
  readonly size: number;
  /** Each sentence is learnt as it stands and in this many variants. */
  readonly variants: number;
  /** Stories of two sentences for each sentence. */
  readonly stories: number;
  readonly rounds: number;
}

/** What only one sentence has proves nothing. */
const LEAST_SENTENCES = 2;
/** Share of the parts that are left out each time, so that none is relied on alone. */
const LEFT_OUT = 0.3;
const STEP = 0.3;
const CAUTION = 1e-2;
/** How much the bias counts beside the parts. */
const BIAS = 0.2;

/**
 * A logistic regression, learnt by stochastic gradient with AdaGrad steps. The same sentences give the same weights,
 * and it takes seconds.
 */
export function learnWeights(sentences: readonly Sentence[], plan: Plan): Weights {
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
    for (const { features, isYes } of shuffled(examples, chance)) {
      const seen = thinned(features, known, chance);
      const margin = marginOf({ table, bias }, seen);
      const off = 1 / (1 + Math.exp(-margin)) - Number(isYes);
      for (let i = 0; i < seen.places.length; i++) {
        const at = (seen.places[i] ?? 0) & (plan.size - 1);
        table[at] = (table[at] ?? 0) - step(at, off * (seen.amounts[i] ?? 0));
      }
      bias -= BIAS * step(plan.size, off * BIAS);
    }
  }
  return { table, bias };
}

/** Places that more than one sentence fills. */
function knownPlaces(examples: readonly Example[], size: number): Uint8Array {
  const counts = new Uint8Array(size);
  for (const { features } of examples) {
    for (const place of features.places) {
      const at = place & (size - 1);
      counts[at] = Math.min((counts[at] ?? 0) + 1, LEAST_SENTENCES);
    }
  }
  return counts.map((count) => Number(count >= LEAST_SENTENCES));
}

/** The known parts but for some, and the others for them. */
function thinned({ places, amounts }: Features, known: Uint8Array, chance: () => number): Features {
  const kept = { places: new Uint32Array(places.length), amounts: new Float64Array(places.length) };
  let size = 0;
  for (let i = 0; i < places.length; i++) {
    const place = places[i] ?? 0;
    if (known[place & (known.length - 1)] !== 1 || chance() < LEFT_OUT) continue;
    kept.places[size] = place;
    kept.amounts[size++] = (amounts[i] ?? 0) / (1 - LEFT_OUT);
  }
  return { places: kept.places.subarray(0, size), amounts: kept.amounts.subarray(0, size) };
}

/** The sentences as they stand, first and in their order; then their variants, and stories of two. */
function examplesOf(
  sentences: readonly Sentence[],
  { variants, stories }: Plan,
  chance: () => number,
): Example[] {
  const any = () => sentences[Math.floor(chance() * sentences.length)];
  const said = [
    ...sentences,
    ...sentences.flatMap(({ text, isYes }) =>
      Array.from({ length: variants }, () => ({ text: variantOf(text, chance), isYes })),
    ),
    ...Array.from({ length: Math.round(sentences.length * stories) }, () => {
      const [first, second] = [any(), any()];
      const isYes = first?.isYes === true || second?.isYes === true;
      return { text: `${first?.text} ${second?.text}`, isYes };
    }),
  ];
  return said.map(({ text, isYes }) => ({ features: featuresOf(text), isYes }));
}

function shuffled<T>(items: readonly T[], chance: () => number): T[] {
  return items
    .map((item) => ({ item, key: chance() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
