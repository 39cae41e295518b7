import type { Reminder } from '@encina/contract/reminders';
import { localDay } from '../../lib/dates.ts';

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

/** The one thing to show: the first of today, and only then what stayed undone on days before. */
export function nextUp(
  reminders: readonly Reminder[],
  now: Date,
  timeZone: string,
): Reminder | undefined {
  const pending = pendingToday(reminders, now, timeZone);
  const today = localDay(now, timeZone);
  return pending.find((it) => localDay(it.dateTime, timeZone) === today) ?? pending[0];
}

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
