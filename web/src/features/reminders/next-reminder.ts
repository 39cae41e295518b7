import type { Reminder } from '@encina/contract/reminders';
import { capital } from '../../lib/capital.ts';
import { atTime, daysBetween, localDay, weekdayDate } from '../../lib/dates.ts';
import { isHealth } from './answer-words.ts';

/** Names one occurrence of one reminder. */
export const keyOf = ({ id, occurrence }: Pick<Reminder, 'id' | 'occurrence'>): string =>
  `${id} ${occurrence}`;

/** Still to be done: not done, and not left out on purpose. */
export const isOpen = ({ state }: Reminder): boolean => state !== 'done' && state !== 'skipped';

/** What is still to be done today or is overdue, soonest first. */
export function pendingToday(
  reminders: readonly Reminder[],
  now: Date,
  timeZone: string,
): Reminder[] {
  const today = localDay(now, timeZone);
  return reminders
    .filter((it) => isOpen(it) && localDay(it.dateTime, timeZone) <= today)
    .sort((a, b) => a.dateTime.localeCompare(b.dateTime));
}

/** So long after its hour it is no longer due, but overdue. In ms. */
const DUE_FOR = 30 * 60_000;

/** The lower, the more it weighs: health first, then what is due, what comes, and what stayed undone. */
function rank({ category, dateTime, dueAt }: Reminder, now: Date, timeZone: string): number {
  const late = now.getTime() - Date.parse(dueAt);
  const ofOtherDays = localDay(dateTime, timeZone) === localDay(now, timeZone) ? 0 : 1;
  if (late < 0) return 5;
  if (category === 'Medicación') return ofOtherDays;
  if (isHealth(category)) return 2 + ofOtherDays;
  return late < DUE_FOR ? 4 : 6 + ofOtherDays;
}

/** What is still to be done today or is overdue, by its weight. */
export function byWeight(reminders: readonly Reminder[], now: Date, timeZone: string): Reminder[] {
  const ranked = pendingToday(reminders, now, timeZone).map((reminder) => ({
    reminder,
    weight: rank(reminder, now, timeZone),
  }));
  return ranked
    .sort((a, b) => a.weight - b.weight || a.reminder.dueAt.localeCompare(b.reminder.dueAt))
    .map(({ reminder }) => reminder);
}

/** Earlier than this nobody has taken what is not yet due: nothing may say so by mistake. In ms. */
const EARLY = 60 * 60_000;

export const isLongBefore = ({ dateTime }: Reminder, now: Date): boolean =>
  Date.parse(dateTime) - now.getTime() >= EARLY;

/** How far away it is: `Dentro de 40 minutos`, `Hace 2 horas`, `Ahora`. */
export function distanceWords(dateTime: string, now: Date): string {
  const minutes = Math.round((Date.parse(dateTime) - now.getTime()) / 60_000);
  if (minutes === 0) return 'Ahora';
  return minutes > 0 ? `Dentro de ${spanWords(minutes)}` : `Hace ${spanWords(-minutes)}`;
}

function spanWords(minutes: number): string {
  if (minutes < 60) return `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`;
  const hours = Math.round(minutes / 60);
  if (hours < 24) return `${hours} ${hours === 1 ? 'hora' : 'horas'}`;
  const days = Math.round(hours / 24);
  return `${days} ${days === 1 ? 'día' : 'días'}`;
}

/** `A las 8:30 · hace 2 horas`; of the day before with its day: `Ayer a las 22:00 · hace 10 horas`. */
export function hourWords(instant: string, now: Date, timeZone: string): string {
  const hour = atTime(instant, timeZone);
  const when = daysBetween(instant, now, timeZone) === 1 ? `Ayer ${hour}` : capital(hour);
  return `${when} · ${distanceWords(instant, now).toLowerCase()}`;
}

/** Its hour, and beside it how far away that is; of what is older than yesterday its day. */
export function whenWords({ dateTime, dueAt }: Reminder, now: Date, timeZone: string): string {
  return daysBetween(dateTime, now, timeZone) > 1
    ? `Era del ${weekdayDate(localDay(dateTime, timeZone))} · ${distanceWords(dueAt, now).toLowerCase()}`
    : hourWords(dueAt, now, timeZone);
}
