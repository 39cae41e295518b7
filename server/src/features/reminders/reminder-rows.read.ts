import type { Tables } from '../../db/schema.ts';

export type ReminderRow = Tables['reminders'];
export type AnswerRow = Tables['reminder_occurrences'];
/** A reminder with one answer to one of its occurrences, or without any. */
export type Joined = ReminderRow & {
  [F in 'occurrence' | 'state' | 'postponed_until' | 'changed_at']: AnswerRow[F] | null;
};
/** The rule of a reminder with the state of one of its occurrences, or without any. */
export type StateRow = Pick<
  ReminderRow,
  'id' | 'recurrency' | 'starts_at' | 'weekdays' | 'times' | 'until'
> &
  Pick<Joined, 'occurrence' | 'state'>;
