import type { Clock } from '../../core/clock.ts';
import type { DueJob } from '../../core/jobs/due-job.ts';
import { type JobKind, recurring } from '../../core/jobs/job.ts';
import { jobsRepo } from '../../core/jobs/jobs.repo.ts';
import type { Transaction } from '../../db/transaction.ts';
import { dayText } from './day-number.ts';
import { TOWN } from './due.read.ts';
import { type DueRow, dueRepo } from './due.repo.ts';
import { jobsOf } from './due-jobs.ts';
import { dayAt } from './wall-clock.ts';

/** Reminders of one transaction. */
const AT_ONCE = 500;

interface PassDeps {
  readonly db: Transaction;
  readonly clock: Clock;
}

/** Gives many reminders their jobs, some hundreds in a transaction. */
export const duePasses = ({ db, clock }: PassDeps): JobKind[] => [
  {
    kind: TOWN,
    async run({ key }, signal) {
      const read = (trx: Transaction, after: string) =>
        dueRepo(trx).ofTown(key, { after, most: AT_ONCE });
      await pass({ db, clock }, signal, read, (trx, jobs) => jobsRepo(trx).scheduleAll(jobs));
      return {};
    },
  },
  // After an upgrade, all of them; later what an older version beside this one has made.
  recurring('reminders-without-job', { clock, every: { hours: 1 } }, (signal) => {
    // Midnight comes to the last of all towns twelve hours after that of Greenwich.
    const today = dayText(dayAt(clock().epochMilliseconds, 'Etc/GMT+12'));
    const read = (trx: Transaction, after: string) =>
      dueRepo(trx).unscheduled(today, { after, most: AT_ONCE });
    return pass({ db, clock }, signal, read, (trx, jobs) => jobsRepo(trx).ensure(jobs));
  }),
];

async function pass(
  { db, clock }: PassDeps,
  signal: AbortSignal,
  read: (trx: Transaction, after: string) => Promise<DueRow[]>,
  write: (trx: Transaction, jobs: readonly DueJob[]) => Promise<void>,
): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined && !signal.aborted) {
    const from: string = after;
    after = await db.transaction().execute(async (trx) => {
      const rows = await read(trx, from);
      await write(trx, await jobsOf(trx, rows, clock()));
      return rows.length === AT_ONCE ? rows.at(-1)?.id : undefined;
    });
  }
}
