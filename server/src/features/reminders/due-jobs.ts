import { toText } from '../../core/clock.ts';
import type { DueJob } from '../../core/jobs/due-job.ts';
import { jobsRepo } from '../../core/jobs/jobs.repo.ts';
import type { Transaction } from '../../db/transaction.ts';
import { dayText } from './day-number.ts';
import { DUE } from './due.read.ts';
import { type DueRow, dueRepo } from './due.repo.ts';
import { type Known, knownOf } from './known.ts';
import type { AnswerRow, ReminderRow } from './reminder-rows.read.ts';
import { nextRing } from './rings.ts';
import { dayAt } from './wall-clock.ts';

/**
 * Sets the one job of a reminder anew, in the transaction of what changes when it comes next. What is due by now and has
 * not rung yet still will.
 */
export async function scheduleDue(
  trx: Transaction,
  reminderId: string,
  now: Temporal.Instant,
): Promise<void> {
  await dueRepo(trx).hold(reminderId);
  const jobs = jobsRepo(trx);
  const waiting = await jobs.holdDueAt(DUE, reminderId);
  const isDue = waiting !== undefined && Temporal.Instant.compare(waiting, now) <= 0;
  const after = isDue ? waiting.subtract({ milliseconds: 1 }) : now;
  const found = await readAt(trx, reminderId, after);
  const dueAt = found && nextRing(found.known, found.row.time_zone, after);
  if (dueAt) await jobs.schedule({ kind: DUE, key: reminderId, dueAt }, now);
  else if (waiting) await jobs.cancel(DUE, reminderId);
}

/** The first job of a reminder that this transaction has made: nobody has answered it, and no job of it waits. */
export async function scheduleFirst(
  trx: Transaction,
  row: ReminderRow,
  timeZone: string,
): Promise<void> {
  const dueAt = firstRing(row, timeZone);
  if (dueAt) await jobsRepo(trx).schedule({ kind: DUE, key: row.id, dueAt }, createdAt(row));
}

/** When a new reminder rings first. */
export const firstRing = (row: ReminderRow, timeZone: string): Temporal.Instant | undefined =>
  nextRing(knownOf(row), timeZone, createdAt(row));

const createdAt = ({ created_at }: ReminderRow) => Temporal.Instant.from(created_at);

export const cancelDue = (trx: Transaction, reminderId: string): Promise<void> =>
  jobsRepo(trx).cancel(DUE, reminderId);

/** A reminder with what was answered about an instant, and with what was put off until then or later. */
export async function readAt(
  db: Transaction,
  reminderId: string,
  at: Temporal.Instant,
): Promise<{ row: DueRow; known: Known } | undefined> {
  const repo = dueRepo(db);
  const row = await repo.find(reminderId);
  if (!row) return undefined;
  const day = dayAt(at.epochMilliseconds, row.time_zone);
  const answers = await repo.answers({
    reminderId,
    from: dayText(day - 1),
    end: dayText(day + 2),
    since: toText(at),
  });
  return { row, known: knownOf(row, byOccurrence(answers)) };
}

/** The job of each of many reminders, which are read and held in this transaction. */
export async function jobsOf(
  trx: Transaction,
  rows: readonly DueRow[],
  now: Temporal.Instant,
): Promise<DueJob[]> {
  const ids = rows.map(({ id }) => id);
  const postponed = await dueRepo(trx).postponed(ids, toText(now));
  return withAnswers(rows, postponed).flatMap(({ row, known }) => {
    const dueAt = nextRing(known, row.time_zone, now);
    return dueAt ? [{ kind: DUE, key: row.id, dueAt }] : [];
  });
}

/** Many reminders, each with what was answered of it. */
export function withAnswers(
  rows: readonly DueRow[],
  answers: readonly AnswerRow[],
): { row: DueRow; known: Known }[] {
  const byReminder = Map.groupBy(answers, ({ reminder_id }) => reminder_id);
  return rows.map((row) => ({
    row,
    known: knownOf(row, byOccurrence(byReminder.get(row.id) ?? [])),
  }));
}

const byOccurrence = (rows: readonly AnswerRow[]): Known['answers'] =>
  new Map(rows.map((row) => [row.occurrence, row]));
