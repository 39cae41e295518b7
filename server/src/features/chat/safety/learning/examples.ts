import { type Features, featuresOf } from '../features.ts';
import { variantOf } from './variants.ts';

/** What a sentence is by the number of its sort, of which 0 is no danger. */
export interface Sentence {
  readonly text: string;
  readonly label: number;
}

export interface Example {
  readonly features: Features;
  readonly label: number;
}

/** How sentences are made more of, and how often all are gone through. */
export interface Plan {
  /** Each sentence is learnt as it stands and in this many variants. */
  readonly variants: number;
  /** Stories of two sentences for each sentence. */
  readonly stories: number;
  readonly rounds: number;
}

/** What only one sentence has proves nothing. */
const LEAST_SENTENCES = 2;
/** Share of the parts that are left out each time, so that none is relied on alone. */
const LEFT_OUT = 0.7;

/** Places that more than one sentence fills. */
export function knownPlaces(examples: readonly Example[], size: number): Uint8Array {
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
export function thinned(
  { places, amounts }: Features,
  known: Uint8Array,
  chance: () => number,
): Features {
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
export function examplesOf(
  sentences: readonly Sentence[],
  { variants, stories }: Plan,
  chance: () => number,
): Example[] {
  const any = () => sentences[Math.floor(chance() * sentences.length)] as Sentence;
  const said = [
    ...sentences,
    ...sentences.flatMap(({ text, label }) =>
      Array.from({ length: variants }, () => ({ text: variantOf(text, chance), label })),
    ),
    ...Array.from({ length: Math.round(sentences.length * stories) }, () => {
      const [first, second] = [any(), any()];
      return { text: `${first.text} ${second.text}`, label: first.label || second.label };
    }),
  ];
  return said.map(({ text, label }) => ({ features: featuresOf(text), label }));
}

export function shuffled<T>(items: readonly T[], chance: () => number): T[] {
  return items
    .map((item) => ({ item, key: chance() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
