import type { Recurrency, Reminder } from '@encina/contract/reminders';
import { dayWords, timeWords } from './wall-time.ts';

type Rule = Pick<Reminder, 'recurrency' | 'weekdays' | 'until'> & {
  /** Wall time of the first one. */
  startsAt: string;
  /** More times of its days than that of the start. */
  times: readonly string[];
};

const WEEKDAYS = [
  'lunes',
  'martes',
  'miércoles',
  'jueves',
  'viernes',
  'sábados',
  'domingos',
] as const;

/** What stands on the badge of a reminder. */
export const RECURRENCY_WORDS: Record<Recurrency, string> = {
  none: 'Una vez',
  daily: 'Cada día',
  weekly: 'Cada semana',
  monthly: 'Cada mes',
};

const and = new Intl.ListFormat('es-ES', { type: 'conjunction' });

/** `Todos los lunes y jueves a las 9:00, hasta el jueves, 31 de diciembre.` */
export function ruleSentence(rule: Rule): string {
  const times = [...new Set([rule.startsAt.slice(11), ...rule.times])].sort();
  const until =
    rule.until && rule.recurrency !== 'none' ? `, hasta el ${dayWords(`${rule.until}T12:00`)}` : '';
  return `${daysWords(rule)} ${hoursWords(times)}${until}.`;
}

function daysWords({ recurrency, weekdays, startsAt }: Rule): string {
  const date = new Date(`${startsAt}:00Z`);
  if (recurrency === 'daily') return 'Todos los días';
  if (recurrency === 'monthly') return `El día ${date.getUTCDate()} de cada mes`;
  if (recurrency === 'none') return capital(dayWords(startsAt));
  const days = weekdays.length > 0 ? weekdays.toSorted() : [((date.getUTCDay() + 6) % 7) + 1];
  if (days.length === WEEKDAYS.length) return 'Todos los días';
  return `Todos los ${and.format(days.map((day) => WEEKDAYS[day - 1] ?? ''))}`;
}

/** `a la 1:00`, `a las 9:00 y 21:00` */
function hoursWords(times: readonly string[]): string {
  const isOne = times[0]?.startsWith('01:');
  return `${isOne ? 'a la' : 'a las'} ${and.format(times.map(timeWords))}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
