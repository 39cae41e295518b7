import type { Recurrency, Reminder } from '@encina/contract/reminders';
import { capital } from '../../lib/capital.ts';
import { atWords, dayWords, momentWords, timeOf, timeWords, type WallTime } from './wall-time.ts';

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

/** `Te avisaré mañana, domingo, a las 9:00, y cada día a esa hora.` */
export function promiseOf(rule: Rule, first: WallTime, now: WallTime): string {
  const until =
    rule.until && rule.recurrency !== 'none' ? `, hasta el ${dayWords(`${rule.until}T12:00`)}` : '';
  return `Te avisaré ${momentWords(first, now)}${againWords(rule)}${until}.`;
}

/** `, y cada día a las 9:00 y 21:00`; nothing where it comes once. */
function againWords(rule: Rule): string {
  const days = daysWords(rule);
  if (days === '') return '';
  const times = [...new Set([timeOf(rule.startsAt), ...rule.times])].sort();
  const hours = times.length === 1 ? 'a esa hora' : hoursWords(times);
  return `, y ${days} ${hours}`;
}

/** `Cada día a las 9:00 y 21:00, hasta el lunes, 30 de noviembre`, `Mañana, sábado, a las 9:00` */
export function scheduleWords(rule: Rule, now: WallTime): string {
  if (rule.recurrency === 'none') return capital(momentWords(rule.startsAt, now));
  const times = [...new Set([timeOf(rule.startsAt), ...rule.times])].sort();
  const until = rule.until ? `, hasta el ${dayWords(`${rule.until}T12:00`)}` : '';
  return `${capital(daysWords(rule))} ${hoursWords(times)}${until}`;
}

function daysWords({ recurrency, weekdays, startsAt }: Rule): string {
  const date = new Date(`${startsAt}:00Z`);
  if (recurrency === 'none') return '';
  if (recurrency === 'daily') return 'cada día';
  if (recurrency === 'monthly') return `el día ${date.getUTCDate()} de cada mes`;
  const days = weekdays.length > 0 ? weekdays.toSorted() : [((date.getUTCDay() + 6) % 7) + 1];
  if (days.length === WEEKDAYS.length) return 'cada día';
  return `todos los ${and.format(days.map((day) => WEEKDAYS[day - 1] ?? ''))}`;
}

/** `a la 1:00 y 9:00`, `a las 9:00 y 21:00` */
const hoursWords = ([first = '', ...others]: readonly string[]): string =>
  and.format([atWords(first), ...others.map(timeWords)]);
