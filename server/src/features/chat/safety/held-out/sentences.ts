import { join } from 'node:path';
import { type Phrase, readPhrases } from '../../understanding/phrases.ts';

/** Bounds are chosen on one half; the other was written after most of what is learnt, and is only counted. */
export const HALVES = ['tuned', 'tested'] as const;
export type Half = (typeof HALVES)[number];
const SORTS = ['dangers', 'harmless'] as const;
export type Sort = (typeof SORTS)[number];

/** The sentences of a half, under the headings of their file. */
export const sentencesOf = (half: Half, sort: Sort): readonly Phrase[] =>
  readPhrases(join(import.meta.dirname, half, `${sort}.txt`));

/** Every sentence that nothing learns from. */
export const heldOut = (): readonly string[] =>
  HALVES.flatMap((half) => SORTS.flatMap((sort) => sentencesOf(half, sort))).map(
    ({ text }) => text,
  );
