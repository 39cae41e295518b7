import { join } from 'node:path';
import { type Phrase, readPhrases } from '../../understanding/phrases.ts';

/**
 * On `tuned` bounds are chosen; `tested` was written after most of what is learnt, in words that are nowhere else; `later` in
 * such words, too, after the bounds; `ordinary` last of all, in those that most people use. The last three are only counted.
 */
export const SETS = ['tuned', 'tested', 'later', 'ordinary'] as const;
export type HeldOut = (typeof SETS)[number];
const SORTS = ['dangers', 'harmless'] as const;
export type Sort = (typeof SORTS)[number];

/** The sentences of a set, under the headings of their file. */
export const sentencesOf = (set: HeldOut, sort: Sort): readonly Phrase[] =>
  readPhrases(join(import.meta.dirname, set, `${sort}.txt`));

/** Every sentence that nothing learns from. */
export const heldOut = (): readonly string[] =>
  SETS.flatMap((set) => SORTS.flatMap((sort) => sentencesOf(set, sort))).map(({ text }) => text);
