import { sql } from 'kysely';
import { toText } from '../../core/clock.ts';
import { jobsRepo } from '../../core/jobs/jobs.repo.ts';
import type { Transaction } from '../../db/transaction.ts';
import { DUE } from './due.read.ts';
import { type DueRow, dueRepo } from './due.repo.ts';
import { withAnswers } from './due-jobs.ts';
import { movedRing } from './rings.ts';

interface Move {
  /** Time zones, as `Europe/Madrid`. */
  readonly from: string;
  readonly to: string;
  readonly now: Temporal.Instant;
}

/** Reminders that are read at once. */
const AT_ONCE = 500;

/**
 * In the transaction that sets the clocks of a town to another time zone: all that comes there comes at another instant.
 * Afterwards nobody could tell any more by which clocks a job was made, and so what has rung.
 */
export async function moveClocks(trx: Transaction, townId: string, move: Move): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined) {
    const rows: DueRow[] = await dueRepo(trx).ofTown(townId, { after, most: AT_ONCE });
    await moveJobs(trx, rows, move);
    await moveForms(trx, rows, move);
    after = rows.length === AT_ONCE ? rows.at(-1)?.id : undefined;
  }
}

/** No two clocks of the world are further apart, in hours. */
const FURTHEST = 26;

/** A rule that is younger than the hours that the clocks go over: what has come since it was made still has. */
async function moveForms(
  trx: Transaction,
  rows: readonly DueRow[],
  { from, to, now }: Move,
): Promise<void> {
  const young = toText(now.subtract({ hours: FURTHEST }));
  const moved = rows
    .filter(({ rule_since }) => rule_since >= young)
    .map(({ id, rule_since }) => {
      const wall = Temporal.Instant.from(rule_since).toZonedDateTimeISO(from).toPlainDateTime();
      return sql`(${id}, ${toText(wall.toZonedDateTime(to).toInstant())})`;
    });
  if (moved.length === 0) return;
  // Both databases call the columns of such a list by their places.
  await sql`update reminders set rule_since = moved.column2
    from (values ${sql.join(moved)}) as moved where reminders.id = moved.column1`.execute(trx);
}

/** Whoever is at one of them cannot end it any more, and leaves it to whoever claims it anew. */
async function moveJobs(trx: Transaction, rows: readonly DueRow[], move: Move): Promise<void> {
  const jobs = jobsRepo(trx);
  const ids = rows.map(({ id }) => id);
  const waiting = await jobs.holdAllDueAt(DUE, ids);
  const [first] = [...waiting.values()].toSorted(Temporal.Instant.compare);
  if (!first) return;
  const since = toText(first.subtract({ milliseconds: 1 }));
  const all = withAnswers(rows, await dueRepo(trx).postponed(ids, since));
  const moved = all.flatMap(({ row: { id: key }, known }) => {
    const was = waiting.get(key);
    const dueAt = was && movedRing(known, move, was);
    return dueAt ? [{ kind: DUE, key, dueAt }] : [];
  });
  await jobs.scheduleAll(moved);
}
