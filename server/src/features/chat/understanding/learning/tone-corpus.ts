import { writtenTones } from '../phrases.ts';
import { isTone, TONES, type Tone } from '../tones.ts';
import type { Corpus } from './learnt-from.ts';

/** What the classifier of tones learns from: what is told in `phrases/` and in the dialogues it is mended with, labelled anew. */
export const TONE_CORPUS: Corpus<Tone> = {
  classes: TONES,
  rounds: 10,
  phrases: () =>
    writtenTones().flatMap(({ intent, text, hand }) =>
      isTone(intent) ? [{ name: intent, text, hand }] : [],
    ),
  weightOf: () => 1,
};
