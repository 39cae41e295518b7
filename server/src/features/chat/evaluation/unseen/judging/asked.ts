import { plain } from '../../../understanding/words.ts';
import type { Moment } from './moment.ts';
import { saysDay } from './said.ts';

/** Which days she names in a message that asks for two things, and for which of the two. */

export type Half = 'first' | 'second';

const DAYS = [
  ...['yesterday', 'today', 'tomorrow', 'day-after-tomorrow', 'monday', 'tuesday', 'wednesday'],
  ...['thursday', 'friday', 'saturday', 'sunday', 'weekend', 'this-week', 'next-week'],
];
/** As it is written in a hurry, and without its tilde. */
const TOMORROW = /(?<!\p{L})m(?:anana|a?ñ?a?ñ?a?na|añan)(?!\p{L})/giu;
const NEXT = /(?:[.;,]|(?<!\p{L})(?:y|i|e|luego|después|despues|también|tambien)(?!\p{L}))/iu;

/** Where a day is named first: the end of the shortest beginning that says it. */
function placeOfDay(words: readonly string[], slot: string, { today }: Moment): number {
  return words.findIndex((_, i) => saysDay(words.slice(0, i + 1).join(' '), slot, today));
}

/** The day of the one thing: what stands before, or after, a word that parts the two; today where she names none. */
export function daysNamed(moment: Moment, half: Half): readonly string[] {
  const said = moment.said.replace(TOMORROW, 'mañana');
  const words = said.split(/\s+/);
  const named = DAYS.map((slot) => ({ slot, at: placeOfDay(words, slot, moment) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  const isIts = ({ at }: { at: number }) =>
    half === 'first'
      ? NEXT.test(`${words[at]?.slice(-1)} ${words.slice(at + 1).join(' ')}`)
      : NEXT.test(words.slice(0, at).join(' '));
  const its = named.filter(isIts);
  const one = half === 'first' ? its[0] : its.at(-1);
  return one
    ? its.filter(({ at }) => at === one.at).map(({ slot }) => slot)
    : ['today', ...named.map(({ slot }) => slot)];
}

const PARTS: Readonly<Record<string, 'morning' | 'afternoon' | 'night'>> = {
  mañana: 'morning',
  tarde: 'afternoon',
  noche: 'night',
};

/** "Por la tarde", "esta noche": what she asks for may be that part alone. */
export const partsNamed = ({ said }: Moment) =>
  [...plain(said).matchAll(/\b(?:por la|esta) (mañana|tarde|noche)\b/g)].flatMap(
    ([, word = '']) => PARTS[word] ?? [],
  );
