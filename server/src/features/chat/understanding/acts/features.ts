import { featuresOf as wordsOf } from '../features.ts';
import { type Features, placeOf } from '../hashing.ts';
import { utteranceOf } from '../utterance.ts';
import { villageWords } from '../village-speech.ts';
import { whenIn } from '../when.ts';
import type { Situation } from './acts.ts';

/** Places that features fall into, a power of two. */
export const PLACES = 1 << 13;
/** Steps of a weight to either side: with so few the file is a third, and 0.4 of a hundred replies are lost. */
export const STEPS = 7;
/** How much the words count beside where the talk stands. */
const WORDS = 1;
const JOINED = 1;
const FLAGS = 0.7;
const STEM = 5;
const MANY = 8;
const AT_NOON = Temporal.PlainDateTime.from('2026-03-11T12:00');

/** What of its form tells what a reply does, whatever words it is made of. */
function flagsOf(text: string): string[] {
  const { asks, isNotDone, order, words } = utteranceOf(text);
  const { time, date, part, denied, shift, recurrency } = whenIn(text, AT_NOON);
  return [
    `words ${Math.min(words.length, MANY)}`,
    ...(text.trimEnd().endsWith('?') ? ['asks'] : []),
    ...(asks ? ['as a question'] : []),
    ...(isNotDone ? ['not done'] : []),
    ...(order ? [`orders ${order}`] : []),
    ...(time ? ['hour'] : []),
    ...(date ? ['day'] : []),
    ...(part ? ['half'] : []),
    ...(shift === undefined ? [] : ['shift']),
    ...(denied ? [`denies ${denied}`] : []),
    ...(recurrency === 'none' ? [] : ['repeats']),
  ];
}

/** Words, pairs and pieces as of any message, and where the talk stands: alone, with each word and with its form. */
export function featuresOf(situation: Situation, text: string): Features {
  const found = new Map<number, number>();
  const add = (place: number, amount: number): void =>
    void found.set(place, (found.get(place) ?? 0) + amount);
  const words = wordsOf(text);
  for (const [i, place] of words.places.entries())
    add(place & (PLACES - 1), WORDS * (words.amounts[i] ?? 0));
  const stems = villageWords(text).map((it) => it.slice(0, STEM));
  const pairs = stems.map((it, i) => `${stems[i - 1] ?? '^'} ${it}`);
  for (const [parts, worth] of [
    [new Set([...stems, ...pairs]), JOINED],
    [new Set(['', ...flagsOf(text)]), FLAGS],
  ] as const) {
    const each = worth * parts.size ** -0.5;
    for (const part of parts) add(placeOf(`${situation}|${part}`, PLACES), each);
  }
  return { places: Uint32Array.from(found.keys()), amounts: Float64Array.from(found.values()) };
}
