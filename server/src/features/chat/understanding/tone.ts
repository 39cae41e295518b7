import { type Learnt, TONE_FILE } from './classifier-file.ts';
import { featuresOf } from './features.ts';
import { likeliest } from './likeliest.ts';
import type { Tone } from './tones.ts';

let learnt: Learnt<Tone> | undefined;

/** In what tone something is told, with how likely that is, 0 to 1; the likeliest first. Read at the first use. */
export const tonesOf = (text: string): [Tone, number][] => {
  learnt ??= TONE_FILE.read();
  return likeliest(learnt, featuresOf(text));
};
