import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Phrase, readPhrases } from '../../understanding/phrases.ts';
import { DANGERS, type Danger } from '../answers.ts';
import { featuresOf } from '../features.ts';
import { chanceFrom, sentenceOf } from './variants.ts';

/** Texts that are learnt. */
const TEXTS = [
  'dangers.txt',
  'harmless.txt',
  'everyday.txt',
  '../phrasings.txt',
  '../harmless.txt',
];
const GRAMMAR = 'grammar.txt';
/** Sentences that are made of one line of the grammar at most. */
const OF_ONE_LINE = 14;

const at = (file: string): string => join(import.meta.dirname, file);

export interface Example {
  readonly text: string;
  /** Undefined where it is harmless. */
  readonly danger: Danger | undefined;
}

/** All that the recogniser learns from. The evaluation is not among it. */
export function corpus(): Example[] {
  const chance = chanceFrom(7);
  const made = readPhrases(at(GRAMMAR)).flatMap(({ intent, text }) =>
    [...new Set(Array.from({ length: OF_ONE_LINE }, () => sentenceOf(text, chance)))].map(
      (sentence) => ({ intent, text: sentence }),
    ),
  );
  return [...TEXTS.flatMap((file) => readPhrases(at(file))), ...made].map(exampleOf);
}

const exampleOf = ({ intent, text }: Phrase): Example => ({
  text,
  danger: DANGERS.find((it) => it === intent),
});

/** Every so many sentences are taken apart for the fingerprint. */
const PROBES = 10;

/** Changes with each sentence that is learnt, and with what is seen in them. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const [i, { text, danger = '' }] of corpus().entries()) {
    hash.update(`${danger}:${text}\n`);
    if (i % PROBES === 0) hash.update(featuresOf(text).places);
  }
  return hash.digest('hex').slice(0, 16);
}
