import { inLines } from './in-lines.ts';

/** Words that a question for the day or the hour of a thing is made of, beside the one that asks. */
const CARRIES = new Set(
  `a al ahora apuntado cambiado concreta cual de decias del dices dicho dijiste dime e el en entonces era es esa ese eso esta exacta
  exactamente fue ha habia has hay he
  hemos hija hijo ir la las lo los me mi mujer oye para perdona pone por pues puesto que quedado queda sera seria tenia tengo toca
  tocaba y ya tendria tendre estar alli ahi debo deberia llegar presentarme acudir`.split(/\s+/),
);
const ASKED = /^(?:hora|horas|cuando|dia|fecha)$/;
/** These are of the clock and of the calendar, and of nothing else. */
const OF_THE_CLOCK = new RegExp(inLines`^cual es la hora
  |\b(?:
    que hora (?:es|son|sera)|hora es|(?:dime|me dices|decirme) la hora$
    |que horas? (?:tenemos|tienes)|que dia (?:es|tenemos|estamos)|dia es hoy|que fecha
  )\b`);

/** "A qué hora es", "eso qué día es": of a thing, and never of the clock. */
const OF_A_THING = /\b(?:a que hora|es[aeo])\b/;
/** "¿Y eso a qué hora es?" */
const OF_THAT =
  /^y (?:a )?que dia es$|\b(?:eso|es[ea])\b.* a que hora (?:es|era)$|\ba que hora es (?:eso|es[ea])\b/;

/** "Y eso, ¿qué día me has dicho?": the moment of what is talked about. */
export const asksWhenOfIt = (plain: string, words: readonly string[]): boolean =>
  words.some((word) => ASKED.test(word)) &&
  words.every((word) => ASKED.test(word) || CARRIES.has(word.replace(/ao$/, 'ado'))) &&
  (!OF_THE_CLOCK.test(plain) || OF_A_THING.test(plain) || OF_THAT.test(plain));
