import type { Utterance } from './utterance.ts';

/** "Estoy muy bien" is how she is; "muy bien, hija, ya me quedo yo tranquila" is how she finds what she heard. */
const WORDS = new Set(
  `pues ah ay bueno vale ea hala si ya eso esto asi asin asina todo que muy mu mucho bien me yo mi quedo gusta gusto tranquila tranquilo
  contenta perfecto perfecta estupendo fenomenal divino ole mejor menos mal hija hijo mujer hombre hermosa guapa bonita reina cielo
  esta queda quedamos entonces y de acuerdo alegro con lo a nada otra vez sera listo lista arreglado apañado apañada claro basta sobra mas ahora suficiente`
    .split(/\s+/)
    .filter(Boolean),
);
const PLEASED =
  /\b(?:bien|gusta|tranquil[oa]|contenta|perfect[oa]|estupendo|fenomenal|divino|ole|menos mal|(?:asi|eso) mejor|alegro|otra vez sera|apañad[oa]|arreglado|con es[oa] (?:me )?(?:vale|basta|sobra|apaño)|(?:vale|basta|suficiente) con eso)\b/;
const LONGEST = 12;

/** Whether she is content with what she heard, in whatever words, and says nothing else. */
export const isContent = ({ plain, words, text }: Utterance): boolean =>
  words.length <= LONGEST &&
  !text.includes('?') &&
  words.every((word) => WORDS.has(word)) &&
  PLEASED.test(plain);
