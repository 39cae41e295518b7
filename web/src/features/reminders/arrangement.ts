import type { Category, Reminder } from '@encina/contract/reminders';
import { capital } from '../../lib/capital.ts';
import { localDay } from '../../lib/dates.ts';
import { isOpen } from './next-reminder.ts';
import { nearDayWords, type WallTime, wallNow } from './wall-time.ts';

export interface Group {
  readonly name: string;
  readonly reminders: readonly Reminder[];
}

export interface Arrangement {
  readonly groups: readonly Group[];
  /** Answered, and folded away below: what is done, and what she left out on purpose. */
  readonly done: readonly Reminder[];
  readonly skipped: readonly Reminder[];
}

/** What is worse to forget stands first. */
const WEIGHT: Record<Category, number> = { Medicación: 0, Salud: 1, Actividad: 2, Personal: 2 };

/** "Hoy": what should have been done by now, medicines first; what is still to come; what was answered. */
export function arrangeToday(
  reminders: readonly Reminder[],
  now: Date,
  timeZone: string,
): Arrangement {
  const open = reminders.filter(isOpen);
  const isDue = ({ dueAt }: Reminder) => Date.parse(dueAt) <= now.getTime();
  const due = open
    .filter(isDue)
    .toSorted((a, b) => WEIGHT[a.category] - WEIGHT[b.category] || byTime(a, b));
  const later = open.filter((it) => !isDue(it)).toSorted(byTime);
  const wall = wallNow(now, timeZone);
  return {
    groups: [
      ...(due.length > 0 ? [{ name: 'Ya ha llegado su hora', reminders: due }] : []),
      ...byDay(later, wall, timeZone),
    ],
    done: reminders.filter(({ state }) => state === 'done'),
    skipped: reminders.filter(({ state }) => state === 'skipped'),
  };
}

/** "Próximos": a group for each day. */
export const arrangeUpcoming = (
  reminders: readonly Reminder[],
  now: Date,
  timeZone: string,
): Arrangement => ({
  groups: byDay(reminders, wallNow(now, timeZone), timeZone),
  done: [],
  skipped: [],
});

function byDay(reminders: readonly Reminder[], now: WallTime, timeZone: string): Group[] {
  const days = Map.groupBy(reminders, ({ dateTime }) => localDay(dateTime, timeZone));
  return [...days].map(([day, ofDay]) => ({
    name: capital(nearDayWords(`${day}T12:00`, now)),
    reminders: ofDay,
  }));
}

/** The first rows, and no group without one. */
export function firstOf(groups: readonly Group[], most: number): Group[] {
  let left = most;
  return groups.flatMap(({ name, reminders }) => {
    const shown = reminders.slice(0, Math.max(left, 0));
    left -= reminders.length;
    return shown.length > 0 ? [{ name, reminders: shown }] : [];
  });
}

const byTime = (a: Reminder, b: Reminder) => a.dateTime.localeCompare(b.dateTime);
