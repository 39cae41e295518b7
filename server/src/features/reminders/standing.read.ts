import type { Category } from '@encina/contract/reminders';
import type { Executor } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';
import { instantOf, isOccurrence, nextAfter } from './recurrence.ts';
import type { AnswerRow } from './reminder-rows.read.ts';
import { ruleOf } from './rule.ts';

/** One occurrence of a reminder of somebody's, as it stands now. */
export interface Standing {
  readonly title: string;
  readonly category: Category;
  readonly dueAt: Temporal.Instant;
  /** When the next of the same reminder comes; undefined where none does. */
  readonly nextAt: Temporal.Instant | undefined;
  readonly answer: Pick<AnswerRow, 'state' | 'postponed_until'> | undefined;
}

export interface Asked {
  readonly personId: string;
  readonly reminderId: string;
  /** Local wall time, `2026-11-20T18:00`. */
  readonly occurrence: string;
  readonly timeZone: string;
}

/** @returns undefined where she has no such reminder any more, or it does not come then */
export async function standingOf(db: Executor, asked: Asked): Promise<Standing | undefined> {
  const { personId, reminderId, occurrence, timeZone } = asked;
  const row = await findRow(db, 'reminders', { user_id: personId, id: reminderId });
  if (!row || !isOccurrence(ruleOf(row), occurrence)) return undefined;
  const next = nextAfter(ruleOf(row), occurrence);
  return {
    title: row.title,
    category: row.category,
    dueAt: instantOf(occurrence, timeZone),
    nextAt: next === undefined ? undefined : instantOf(next, timeZone),
    answer: await findRow(db, 'reminder_occurrences', { reminder_id: reminderId, occurrence }),
  };
}
