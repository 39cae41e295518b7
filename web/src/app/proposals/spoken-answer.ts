import { bareWords } from '../../lib/bare-words.ts';

export type SpokenAnswer = 'yes' | 'no' | 'hour' | 'later';

/** In this order: "sí, pero a las diez" is not yet a yes, and "no, luego" not yet a no. */
const ANSWERS: readonly (readonly [SpokenAnswer, RegExp])[] = [
  ['hour', /\b(?:horas?|a las? \p{L}+|cambi\p{L}*)\b/u],
  ['later', /\b(?:luego|despues|mas tarde|ahora no|otro (?:rato|momento|dia)|manana)\b/],
  ['no', /^(?:(?:pues|que|ay|mejor) )*no\b|\b(?:no quiero|de eso nada)\b/],
  [
    'yes',
    /^(?:(?:pues|que|ay|claro|bueno|hija) )*(?:si|vale|claro|bueno|venga|de acuerdo|esta bien|muy bien|conforme)(?: (?:si|claro|vale|quiero|hija|bueno|gracias|que si|de acuerdo|esta bien|muy bien))*$/,
  ],
];

/** Which of the four answers her words are; none where they say something else as well. */
export function spokenAnswer(heard: string): SpokenAnswer | undefined {
  const said = bareWords(heard);
  return ANSWERS.find(([, words]) => words.test(said))?.[0];
}
