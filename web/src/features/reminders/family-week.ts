import type { Reminder } from '@encina/contract/reminders';
import { capital } from '../../lib/capital.ts';
import { localDay, weekdayDate } from '../../lib/dates.ts';
import type { Group } from './arrangement.ts';

export interface FamilyWeek {
  /** All of today by its hour, answered or not, and what of before is still open or was answered today. */
  readonly today: readonly Reminder[];
  /** The days after it that hold something. */
  readonly days: readonly Group[];
}

const DAY_MS = 86_400_000;

/** A person's reminders as her family reads them: today, then day by day. */
export function familyWeek(
  reminders: readonly Reminder[],
  now: Date,
  timeZone: string,
): FamilyWeek {
  const today = localDay(now, timeZone);
  const tomorrow = localDay(Date.parse(`${today}T12:00:00Z`) + DAY_MS, 'UTC');
  const inOrder = reminders.toSorted((a, b) => a.dateTime.localeCompare(b.dateTime));
  const dayOf = ({ dateTime }: Reminder) => localDay(dateTime, timeZone);
  const later = Map.groupBy(
    inOrder.filter((it) => dayOf(it) > today),
    dayOf,
  );
  return {
    today: inOrder.filter((it) => dayOf(it) <= today),
    days: [...later].map(([day, ofDay]) => ({
      name: capital(day === tomorrow ? `mañana, ${weekdayDate(day)}` : weekdayDate(day)),
      reminders: ofDay,
    })),
  };
}
