import type { DayOfActivity } from '@encina/contract/activity';
import { daysBetween, shortDay, weekdayDate } from '../../lib/dates.ts';
import { counted } from '../../lib/numbers.ts';
import type { Days, Reader } from '../../lib/reader.ts';

/** Days of which it is told what she did on them. */
const MOST_TOLD = 2;

const VERBS = {
  self: {
    before: { played: 'jugaste', chatted: 'hablaste con el asistente' },
    today: { played: 'has jugado', chatted: 'has hablado con el asistente' },
  },
  other: {
    before: { played: 'jugó', chatted: 'habló con el asistente' },
    today: { played: 'ha jugado', chatted: 'ha hablado con el asistente' },
  },
} as const;

const wordsFor = (reader: Reader) => VERBS[reader === 'self' ? 'self' : 'other'];

/**
 * What is said of a week or a month before any figure: `Esta semana has venido 5 días. El martes jugaste y hablaste
 * con el asistente.` It counts the days that were, never those that were not.
 * @param today her local day, `2026-11-20`
 */
export function visitWords(
  daily: readonly DayOfActivity[],
  { days, reader, today }: { days: Days; reader: Reader; today: string },
): string {
  const told = daily
    .toReversed()
    .map((day) => ({ when: whenWords(day.day, today), what: deedWords(day, reader, today) }))
    .filter(({ what }) => what !== '')
    .slice(0, MOST_TOLD)
    .map(({ when, what }) => `${when} ${what}.`);
  return [countWords(daily, days, reader), ...told].join(' ');
}

function countWords(daily: readonly DayOfActivity[], days: Days, reader: Reader): string {
  const count = daily.filter(({ isActive }) => isActive).length;
  const own = reader === 'self';
  if (count === 0) {
    return own
      ? 'Aquí saldrá un sol por cada día que vengas.'
      : 'Aquí saldrá un sol por cada día que venga.';
  }
  const span = days === 7 ? 'Esta semana' : 'Este mes';
  const often = count === days ? 'todos los días' : counted(count, 'día', 'días');
  return `${span} ${own ? 'has' : 'ha'} venido ${often}.`;
}

/** `Hoy`, `Ayer`, `El martes`, and what lies further back by its date. */
function whenWords(day: string, today: string): string {
  const ago = daysBetween(day, today, 'UTC');
  if (ago <= 0) return 'Hoy';
  if (ago === 1) return 'Ayer';
  return `El ${ago < 7 ? weekdayOf(day) : shortDay(day)}`;
}

const weekdayOf = (day: string) => weekdayDate(day).split(',')[0];

/** `jugaste y hablaste con el asistente`; empty where nothing has a name. */
function deedWords(
  { day, gamesPlayed, chatMessages }: DayOfActivity,
  reader: Reader,
  today: string,
): string {
  const verbs = wordsFor(reader)[day === today ? 'today' : 'before'];
  return [gamesPlayed > 0 && verbs.played, chatMessages > 0 && verbs.chatted]
    .filter(Boolean)
    .join(' y ');
}

/** One day for whoever listens: `martes, 17 de noviembre: un sol. Jugaste.` */
export function dayInWords(day: DayOfActivity, reader: Reader, today: string): string {
  const date = weekdayDate(day.day);
  if (!day.isActive) return `${date}: sin sol`;
  const deed = deedWords(day, reader, today);
  return deed ? `${date}: un sol; ${deed}` : `${date}: un sol`;
}
