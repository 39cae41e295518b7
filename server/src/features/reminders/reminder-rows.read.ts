import type { Tables } from '../../db/schema.ts';

export type ReminderRow = Tables['reminders'];
/** What decides when it comes, and what is said of it: who wrote it when is of no matter to either. */
export type KnownRow = Omit<ReminderRow, 'written_by' | 'created_at'>;
export type AnswerRow = Tables['reminder_occurrences'];
/** A reminder with one answer to one of its occurrences, or without any. */
export type Joined = KnownRow & {
  [F in 'occurrence' | 'state' | 'postponed_until' | 'changed_at']: AnswerRow[F] | null;
};
/** The rule of a reminder with the state of one of its occurrences, or without any. */
export type StateRow = Pick<
  ReminderRow,
  'id' | 'recurrency' | 'starts_at' | 'weekdays' | 'times' | 'until'
> &
  Pick<Joined, 'occurrence' | 'state'>;
