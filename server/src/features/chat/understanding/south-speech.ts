import { isSpanish } from './spanish-words.ts';
import { isSpeltRight, rightSpelling } from './spellings.ts';
import { plain } from './words.ts';

/*
 * The south as it sounds: "ehcrito", "loh pieh", "la pastilla der corasón", "comé". A word of Spanish
 * stays what it is, and so does what becomes none: a name.
 */

/** Too short to be found in the list, or a word that nobody says: "é", "argo" */
const OWN: Readonly<Record<string, string>> = {
  ...{ é: 'es', má: 'más', argo: 'algo', dehpué: 'después' },
  ...{ denante: 'antes', denantes: 'antes', endenantes: 'antes', enantes: 'antes' },
};
const WORD = /\p{L}+/gu;
/** "Ehtá", "pieh": an s before another consonant, or at the end, is breathed. */
const BREATHED = /(?<=[aeiouáéíóú])h(?=[bcdfglmnpqrstvyz]|$)/giu;
/** "Farta", "gorpe". */
const R_FOR_L = /(?<=[aeiouáéíóú])r(?=[bcdfgmnpqstvz])/giu;
/** "Comé", "doló", "llamá": the r is not said, and the accent tells. */
const CUT = /[áéó]$/iu;

const OTRA_VE = /(?<=(?<!\p{L})otra )v[eé](?!\p{L})/giu;

/** The text with these letters as they are written. */
export const southWritten = (text: string): string =>
  text.replace(OTRA_VE, 'vez').replace(WORD, (word, at: number) => {
    const right = written(word, at > 0);
    return right === undefined ? word : like(word, right);
  });

function written(word: string, isWithin: boolean): string | undefined {
  const small = word.toLowerCase();
  const own = Object.hasOwn(OWN, small) ? OWN[small] : undefined;
  if (own !== undefined) return own;
  if (small.length < 3 || (isWithin && /^\p{Lu}/u.test(word))) return undefined;
  return cut(small) ?? changed(small);
}

/** "Mayo" is a month, and "mayó" is what is greater. */
function cut(word: string): string | undefined {
  if (!CUT.test(word)) return undefined;
  const bare = plain(word);
  if (rightSpelling(bare) === word || /^esta$/.test(bare)) return undefined;
  const whole = [bare.replace(/^j/, 'h'), bare].map((it) => `${it}r`).find(isSpeltRight);
  return whole && rightSpelling(whole);
}

function changed(word: string): string | undefined {
  const breathed = word.replace(BREATHED, 's');
  if (breathed === word && isSpanish(plain(word))) return undefined;
  const right = [breathed, breathed.replace(R_FOR_L, 'l')].find(
    (it) => it !== word && isSpeltRight(plain(it)),
  );
  return right ?? (breathed === word ? undefined : OWN[breathed]);
}

const like = (as: string, word: string): string =>
  /^\p{Lu}/u.test(as) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word;
