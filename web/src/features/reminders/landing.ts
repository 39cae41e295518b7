import type { Reminder } from '@encina/contract/reminders';
import { keyOf } from './next-reminder.ts';
import { dayOf, type WallTime } from './wall-time.ts';

export type Tab = 'today' | 'upcoming';

/** Which tab shows an occurrence. */
export const tabOf = ({ occurrence }: Reminder, now: WallTime): Tab =>
  dayOf(occurrence) <= dayOf(now) ? 'today' : 'upcoming';

/**
 * Where a reminder landed that was just kept: on its first occurrence; of one whose hours were not changed, on the
 * occurrence that she had in front of her.
 */
export function landingOf(saved: Reminder, edited: Reminder | undefined): Reminder {
  if (!edited || ruleOf(saved) !== ruleOf(edited)) return saved;
  const { title, description, category } = saved;
  return { ...edited, title, description, category };
}

const ruleOf = ({ startsAt, recurrency, weekdays, times, until }: Reminder): string =>
  JSON.stringify([startsAt, recurrency, weekdays, times, until]);

/** With the one that was just kept, also where it is later than the list goes. */
export function withLanded(
  reminders: readonly Reminder[],
  landed: Reminder | undefined,
): readonly Reminder[] {
  if (!landed || reminders.some((it) => keyOf(it) === keyOf(landed))) return reminders;
  return [...reminders, landed];
}
