import { isSpeltRight } from './spellings.ts';
import { plain } from './words.ts';

/*
 * Whoever is glad, or cross, draws a word out: "siii", "vengaaa", "noo". A word of Spanish that has two vowels there has
 * them: "lee", "creencia".
 */

const WORD = /\p{L}+/gu;
const ROMAN = /^[IVXLCDM]+$/u;
const LONG = /([aeiouáéíóú])\1{2,}/giu;
const LONG_END = /([aeiouáéíóú])[aeiou](?=s?$)/iu;
const PLAIN_YES = /^s[ií]$/iu;

/** The text with no word drawn out. */
export const unstretched = (text: string): string =>
  text.replace(WORD, (word) => {
    const short = ROMAN.test(word) ? word : shortEnd(word.replace(LONG, '$1'));
    // Nobody draws out an "if".
    return short !== word && PLAIN_YES.test(short) ? `${short.charAt(0)}í` : short;
  });

function shortEnd(word: string): string {
  const [two, first = ''] = LONG_END.exec(word) ?? [];
  if (!two || plain(two.charAt(1)) !== plain(first) || isSpeltRight(plain(word))) return word;
  const short = word.replace(LONG_END, '$1');
  return isSpeltRight(plain(short)) ? short : word;
}
