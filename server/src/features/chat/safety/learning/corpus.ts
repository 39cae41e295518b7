import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Phrase, readPhrases } from '../../understanding/phrases.ts';
import { DANGERS, type Danger } from '../answers.ts';
import { chanceFrom, sentenceOf } from './variants.ts';

/** Texts that are learnt, and the source that decides what is seen in them. */
const TEXTS = ['dangers.txt', 'harmless.txt', 'everyday.txt', '../phrasings.txt', '../harmless.txt'];
const GRAMMAR = 'grammar.txt';
const SOURCES = [
  ...['learn.ts', 'corpus.ts', 'variants.ts', '../features.ts', '../weights.ts'],
  ...['../village-speech.ts', '../word-kinds.ts', '../word-kinds.txt'],
  ...['../../understanding/spelling.ts', '../../understanding/words.ts'],
];
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

/** Changes with each text and each source that has a say in what is learnt. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of [...TEXTS, GRAMMAR, ...SOURCES]) hash.update(readFileSync(at(file)));
  return hash.digest('hex').slice(0, 16);
}
