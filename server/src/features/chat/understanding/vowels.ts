import { inLines } from './in-lines.ts';
import { sound } from './spelling.ts';
import { mostUsedFirst } from './spellings.ts';
import { plain } from './words.ts';

/*
 * What hurried thumbs leave out are vowels: "mdico", "podlogo", "lns". The word that was meant has the same consonants,
 * and all the vowels that are there in their order.
 */

const VOWELS = /[aeiouáéíóúü]/g;
const MOST = 2;
/** Of so few letters a word without a vowel, or one that nobody can say, is looked for; else it may be a name. */
const SHORTEST_BARE = 3;
const SHORTEST_UNSAYABLE = 4;
const SHORTEST = 5;
/** So few letters are most likely one of the words that are used most. */
const MOST_USED = 600;
const UNSAYABLE = new RegExp(inLines`^(?!ch|ll|[bcdfgpt][rl]|ps)[^aeiouy][^aeiouyh]|^ll[^aeiou]
  |[^aeiouy](?!ch|ll|rr|qu|[bcdfgpt][rl])[^aeiouy][^aeiouyhlr]|[^aeiouy][^aeiouy]$`);

interface Whole {
  readonly heard: string;
  readonly right: string;
  readonly rank: number;
}

/** Whether a g is said as a j the vowel says that is left out. */
const heardIn = (word: string): string => sound(word).replace(/j/g, 'g');
const bonesOf = (heard: string): string => heard.replace(VOWELS, '');

let byBones: ReadonlyMap<string, readonly Whole[]> | undefined;

/** The word with its vowels, as it is written: the nearest, and of those the most used. */
export function withVowels(word: string): string | undefined {
  if (!mayLackVowels(word)) return undefined;
  byBones ??= Map.groupBy(
    mostUsedFirst().map((it) => ({ ...it, heard: heardIn(plain(it.right)) })),
    ({ heard }) => bonesOf(heard),
  );
  const heard = heardIn(word);
  const lacks = (it: Whole): number => it.heard.length - heard.length;
  const mayBe = (it: Whole): boolean =>
    lacks(it) > 0 && lacks(it) <= MOST && isWithin(heard, it.heard) && endsAlike(word, heard, it);
  const found = (byBones.get(bonesOf(heard)) ?? []).filter(mayBe);
  const least = Math.min(...found.map(lacks));
  return found.find((it) => lacks(it) === least)?.right;
}

/** Who could say it as it is has left out nothing at its end: "nervi" is a piece, and "tablet" a tablet. */
const endsAlike = (word: string, heard: string, it: Whole): boolean =>
  word.length < SHORTEST
    ? it.rank < MOST_USED
    : UNSAYABLE.test(word) || it.heard.at(-1) === heard.at(-1);

const mayLackVowels = (word: string): boolean =>
  word.length >= SHORTEST ||
  (word.length >= SHORTEST_UNSAYABLE && UNSAYABLE.test(word)) ||
  (word.length >= SHORTEST_BARE && bonesOf(word) === word);

/** Whether all its letters are in the other, in their order. */
function isWithin(part: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === part[at]) at++;
  return at === part.length;
}
