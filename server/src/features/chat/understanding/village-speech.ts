import { isSpanish } from './spanish-words.ts';
import { sound } from './spelling.ts';
import { wordsOf } from './words.ts';

/** Words that the village and the telephone shorten, and that are words of their own or too short to be found. */
const WHOLE: Readonly<Record<string, string>> = {
  pa: 'para',
  pal: 'para el',
  paque: 'para que',
  mu: 'muy',
  to: 'todo',
  toa: 'toda',
  toas: 'todas',
  na: 'nada',
  ma: 'me ha',
  sa: 'se ha',
  mestoy: 'me estoy',
  mencuentro: 'me encuentro',
  toy: 'estoy',
  ta: 'esta',
  tas: 'estas',
  tan: 'estan',
  tava: 'estaba',
  tengoque: 'tengo que',
  pos: 'pues',
  po: 'pues',
  lao: 'lado',
  dao: 'dado',
  q: 'que',
  k: 'que',
  ke: 'que',
  x: 'por',
  xq: 'porque',
  pq: 'porque',
  d: 'de',
  m: 'me',
  t: 'te',
  s: 'es',
  tb: 'tambien',
  tmb: 'tambien',
  toi: 'estoy',
  ties: 'tienes',
  tie: 'tiene',
  quies: 'quieres',
  quie: 'quiere',
  pue: 'puede',
  mia: 'mira',
  paece: 'parece',
  aver: 'a ver',
  aora: 'ahora',
  ay: 'hay',
  ahi: 'hay',
  e: 'he',
  oi: 'hoy',
  oy: 'hoy',
  ola: 'hola',
  porfa: 'por favor',
  porfavor: 'por favor',
  jarto: 'harto',
  jarta: 'harta',
  cacho: 'trozo',
  cuñao: 'cuñado',
  asin: 'asi',
  ande: 'donde',
  onde: 'donde',
  adonde: 'donde',
  naide: 'nadie',
  entodavia: 'todavia',
  muncho: 'mucho',
  probe: 'pobre',
  agüelo: 'abuelo',
};

const VOWEL = /^[aeiou]$/;

/** What a word that is none may have been: the first that is Spanish is taken. */
const REWRITES: readonly ((word: string) => readonly string[])[] = [
  // "Cansao", "perdío", "maera": a d or an r between vowels is not said.
  (word) => ['d', 'r'].flatMap((letter) => between(word, letter)),
  // "Esnucao", "escalabrá", "esbaratar": nor are the first and the last d of "desnucado".
  (word) =>
    /^es/.test(word) ? [word, ...between(word, 'd')].map((it) => it.replace(/^es/, 'des')) : [],
  // "Muxo", "kiero".
  (word) => [
    word
      .replace(/x/g, 'ch')
      .replace(/k(?=[ei])/g, 'qu')
      .replace(/k/g, 'c'),
  ],
  // "Jacer", "güeso", "güeno".
  (word) => [
    word.replace(/^j/, 'h'),
    word.replace(/gu(?=e)/, 'hu'),
    word.replace(/gu?(?=[eu])/, 'bu'),
  ],
  // "Comel", "gualdar", "arcalde".
  (word) => [
    word.replace(/l$/, 'r'),
    word.replace(/l(?=[bcdfgmnpqstvz])/, 'r'),
    word.replace(/r(?=[bcdfgmnpqstvz])/, 'l'),
  ],
  // "Muje", "verda", "entonce".
  (word) => ['r', 'd', 's', 'l', 'z', 'n'].map((letter) => `${word}${letter}`),
  // "Stoy", "spera".
  (word) => [word.replace(/^s(?=[ptc])/, 'es')],
  // "Esplicar", "dotor".
  (word) => [word.replace(/s(?=[pct])/, 'x'), word.replace(/t/, 'ct')],
  // "Tngo", "dsde": what thumbs leave out.
  (word) => (word.length < 4 ? [] : [...'eoa'].flatMap((vowel) => inserted(word, vowel))),
];

/**
 * The words of a message as a dictionary has them: "ma dao un dolol" is "me ha dado un dolor". What is a word of
 * Spanish stays what it is.
 */
export const writtenWords = (text: string): readonly string[] =>
  wordsOf(text)
    .flatMap((word) => written(word).split(' '))
    .map((word, i, words) => participleAfter(words[i - 1], word));

/** The same as they sound, numbers as one. */
export const villageWords = (text: string): readonly string[] =>
  writtenWords(text).map((word) => (/^\d/.test(word) ? '0' : sound(word)));

function written(word: string): string {
  const whole = Object.hasOwn(WHOLE, word) ? WHOLE[word] : undefined;
  if (whole !== undefined) return whole;
  if (word.length < 4 || /\d/.test(word) || isSpanish(word)) return word;
  for (const rewrite of REWRITES) {
    const found = rewrite(word).find((it) => it !== word && isSpanish(it));
    if (found !== undefined) return found;
  }
  return word;
}

const HAVE = /^(?:he|has|ha|hemos|han|habia|habian)$/;

/** "He bebio" is no past of its own: after "he" it can only be "bebido". */
function participleAfter(before: string | undefined, word: string): string {
  const whole = word.replace(/io$/, 'ido');
  return before !== undefined && HAVE.test(before) && isSpanish(whole) ? whole : word;
}

/** The word with a letter more between two vowels, the last of them first. */
const between = (word: string, letter: string): string[] =>
  inserted(word, letter).filter((_, i) => {
    const at = word.length - 1 - i;
    return VOWEL.test(word[at - 1] ?? '') && VOWEL.test(word[at] ?? '');
  });

/** The word with a letter more at each place inside it, from its end on. */
const inserted = (word: string, letter: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, i) => word.length - 1 - i).map(
    (at) => word.slice(0, at) + letter + word.slice(at),
  );
