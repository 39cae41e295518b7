import { createHash } from 'node:crypto';
import { type Learnt, quantised } from '../classifier-file.ts';
import { featuresOf, PLACES } from '../features.ts';
import { type Example, learnTable } from './learn.ts';

/** What somebody wrote, and the class that it is of. */
export interface Labelled<Class extends string> {
  readonly name: Class;
  readonly text: string;
  /** Who wrote it. */
  readonly hand: string;
}

/** What one choice is learnt from, and how. */
export interface Corpus<Class extends string> {
  readonly classes: readonly Class[];
  readonly rounds: number;
  readonly phrases: () => readonly Labelled<Class>[];
  /** How much a phrase counts. */
  readonly weightOf: (phrase: Labelled<Class>) => number;
}

/** @param phrases where not all of the corpus is learnt */
export function learntFrom<Class extends string>(
  corpus: Corpus<Class>,
  phrases = corpus.phrases(),
): Learnt<Class> {
  const { classes, rounds } = corpus;
  const examples = phrases.map(
    (phrase): Example => ({
      features: featuresOf(phrase.text),
      label: classes.indexOf(phrase.name),
      weight: corpus.weightOf(phrase),
    }),
  );
  const table = learnTable(examples, { classes: classes.length, places: PLACES, rounds });
  return { fingerprint: fingerprintOf(corpus), classes, ...quantised(table) };
}

/** Every so many phrases are taken apart for the fingerprint. */
const PROBES = 10;

/** Changes with each phrase that is learnt, how much it counts, and what is seen in it. */
export function fingerprintOf<Class extends string>({
  classes,
  rounds,
  phrases,
  weightOf,
}: Corpus<Class>): string {
  const hash = createHash('sha256').update(`${classes.join()} ${rounds}`);
  for (const [i, phrase] of phrases().entries()) {
    hash.update(`${phrase.name}:${phrase.text}:${weightOf(phrase)}\n`);
    if (i % PROBES === 0) hash.update(featuresOf(phrase.text).places);
  }
  return hash.digest('hex').slice(0, 16);
}
