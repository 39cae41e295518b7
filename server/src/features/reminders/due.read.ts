import type { Executor } from '../../db/database.ts';

/** The kind of the job that each reminder has one of; its key is the id of the reminder. */
export const DUE = 'reminder-due';

/** An occurrence whose hour has come and that nobody has answered. */
export interface Due {
  readonly personId: string;
  readonly reminderId: string;
  /** Local wall time, `2026-11-20T18:00`. */
  readonly occurrence: string;
  /** Later than its own hour where it was asked to come again. */
  readonly dueAt: Temporal.Instant;
}

/** Called once for each, in the transaction in which it rings, however late that is. */
export type WhenDue = (trx: Executor, due: Due) => Promise<void>;
