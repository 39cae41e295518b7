import type { Executor } from '../../db/database.ts';
import type { AnswerRow } from './reminder-rows.read.ts';

/** What she has just said of an occurrence. */
export interface Answered {
  readonly personId: string;
  readonly timeZone: string;
  readonly reminderId: string;
  /** Local wall time, `2026-11-20T18:00`. */
  readonly occurrence: string;
  readonly state: AnswerRow['state'];
  /** When she said it: earlier than now where her tablet had no network then. */
  readonly at: Temporal.Instant;
}

/** Called in the transaction that keeps an answer, whatever it is. */
export type WhenAnswered = (trx: Executor, answered: Answered) => Promise<void>;
