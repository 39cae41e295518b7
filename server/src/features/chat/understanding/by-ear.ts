import { isSpanish } from './spanish-words.ts';
import { isSpeltRight, rightSpelling } from './spellings.ts';
import { plain } from './words.ts';

/*
 * Whoever left school early writes as she hears: "ermana", "biene", "corason". A word that is none, and that sounds like
 * one that is used here, is that one. What is a word of Spanish stays what it is, and so does what is like none: a name.
 */

/** Sounds that are one in the village, and two in the dictionary: "imbierno", "esplicar", "esajerar". */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/m(?=[bpvf])/g, 'n'],
  [/n(?=[bpv])/g, 'm'],
  [/s(?=[pctq])/g, 'x'],
  [/x(?=[pctq])/g, 's'],
  [/^es(?=[aeiou])/, 'ex'],
  [/^g(?:u|ü)?(?=ue)/, 'h'],
  [/^gu(?=[ei])/, 'hu'],
  [/^gu?(?=ue)/, 'b'],
  [/^s(?=[ptc])/, 'es'],
  [/x/g, 'ch'],
  [/k/g, 'qu'],
  [/ni(?=[aeou])/, 'ñ'],
  [/ct/, 't'],
  [/t(?=or|ur|iv)/, 'ct'],
];
/** "Actividá", "asuca", "entonce": what the village leaves unsaid at the end. Shorter ones are names: "Feli". */
const UNSAID = ['r', 'd', 'z', 'n', 'l', 's'];
const SHORTEST_CUT = 5;
/** Whoever says "perrunilla" means one, and whoever says "estamo" several. */
const PLURAL = /(?<!m)[ao]s$/;
const CUT_PARTICIPLE = /[ai]o$/;
/** Of two letters are the articles of the village, too: "er", "ar". */
const SHORT: Readonly<Record<string, string>> = {
  ke: 'que',
  ba: 'va',
  oy: 'hoy',
  be: 've',
  ai: 'ay',
};
const SHORTEST = 3;
/** What hangs on a verb. */
const PRONOUNS = /^(.+[aei]r|.+ndo)((?:me|te|se|nos|le|les)?(?:l[oa]s?)?)$/;
/** "Tngo", "llmar", "juevs": where nobody can say them, thumbs have left out a vowel. */
const VOWELS = ['e', 'a', 'o', 'i', 'u'];
const SHORTEST_BARE = 4;
const UNSAYABLE =
  /^(?!ch|ll|[bcdfgpt][rl]|ps)[^aeiouy][^aeiouyh]|^ll[^aeiou]|[^aeiouy](?!ch|ll|rr|qu|[bcdfgpt][rl])[^aeiouy][^aeiouyhlr]|[^aeiouy][^aeiouy]$/;

/** The word that was meant, as it is written; undefined where it stands as it should, or is like none. */
export function byEar(word: string): string | undefined {
  const bare = plain(word);
  if (bare.length < SHORTEST) return SHORT[bare];
  if (isSpeltRight(bare)) return undefined;
  const right =
    soundsLike(bare) ?? withPronouns(bare) ?? soundsLike(bare.replace(/(?<=[aeou])i$/, 'y'));
  return right ?? (isSpanish(bare) ? undefined : likeOf(bare));
}

/** What is heard twice is no slip of the ear: "serra" is not "será", and "toos" not "tos". */
const TWICE = /(?<=.)rr|aa|ee|ii|oo|uu/;

function soundsLike(word: string): string | undefined {
  const right = rightSpelling(word);
  const said = TWICE.exec(word)?.[0];
  return right !== undefined && said !== undefined && !plain(right).includes(said)
    ? undefined
    : right;
}

/** "Lebantarme", where only "levantar" is known. */
function withPronouns(word: string): string | undefined {
  const [, verb = '', pronouns = ''] = PRONOUNS.exec(word) ?? [];
  const right = pronouns === '' || isSpeltRight(verb) ? undefined : soundsLike(verb);
  return right === undefined ? undefined : `${right}${pronouns}`;
}

const likeOf = (word: string): string | undefined =>
  [...alike(word), ...full(word)].map(soundsLike).find((it) => it !== undefined) ?? whole(word);

const alike = (word: string): string[] =>
  ALIKE.map(([from, to]) => word.replace(from, to)).filter((it) => it !== word);

const whole = (word: string): string | undefined =>
  word.length < SHORTEST_CUT || CUT_PARTICIPLE.test(word)
    ? undefined
    : UNSAID.map((letter) => soundsLike(word + letter)).find((it) => it && !PLURAL.test(it));

/** The word with a vowel more wherever two consonants meet. */
const full = (word: string): string[] =>
  word.length < SHORTEST_BARE || !UNSAYABLE.test(word)
    ? []
    : VOWELS.flatMap((vowel) =>
        [...word.matchAll(/(?<=[^aeiou])(?=[^aeiouh]|$)(?<!l(?=l)|r(?=r))/g)].map(
          ({ index }) => word.slice(0, index) + vowel + word.slice(index),
        ),
      );
