import type { Reminder } from '@encina/contract/reminders';
import { localDay } from '../../lib/dates.ts';
import { isOpen, keyOf } from './next-reminder.ts';
import { addDays, dayOf, wallNow } from './wall-time.ts';

interface Known {
  /** An agenda as the server told it last, and when: an instant, in ms. */
  readonly agenda: Reminder[];
  readonly at: number;
  /** What it said of the days after it. */
  readonly ahead: readonly Reminder[];
}

/**
 * An agenda of so many days that was told before midnight and could not be asked for anew: what was to come then is of
 * today by now, and of the days before stays what is still to be done.
 */
export function broughtToToday(
  { agenda, at, ahead }: Known,
  days: number,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Reminder[] {
  const today = localDay(now, timeZone);
  if (localDay(at, timeZone) >= today) return agenda;
  const end = dayOf(addDays(wallNow(now, timeZone), days));
  const dayIs = ({ dateTime }: Reminder) => localDay(dateTime, timeZone);
  const kept = agenda.filter((it) => dayIs(it) >= today || isOpen(it));
  const known = new Set(agenda.map(keyOf));
  const come = ahead.filter((it) => {
    const day = dayIs(it);
    return day >= today && day < end && !known.has(keyOf(it));
  });
  return [...kept, ...come].toSorted((a, b) => a.dateTime.localeCompare(b.dateTime));
}
