import type { Reminder } from '@encina/contract/reminders';
import { addDays, dayOf, type WallTime } from './wall-time.ts';

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

/** As far as the lists look ahead, in days. */
export const DAYS_AHEAD = 30;

/** With the one that was just kept, also where it is later than the list goes. What the list would show, it knows best. */
export function withLanded(
  reminders: readonly Reminder[],
  landed: Reminder | undefined,
  now: WallTime,
): readonly Reminder[] {
  const isLater = landed && dayOf(landed.occurrence) > dayOf(addDays(now, DAYS_AHEAD));
  return isLater ? [...reminders, landed] : reminders;
}
