import type { Clock } from '../../core/clock.ts';
import { type JobKind, recurring } from '../../core/jobs/job.ts';
import { jobsRepo } from '../../core/jobs/jobs.repo.ts';
import type { Transaction } from '../../db/transaction.ts';
import { dayText } from './day-number.ts';
import { dueRepo } from './due.repo.ts';
import { jobsOf } from './due-jobs.ts';
import { dayAt } from './wall-clock.ts';

/** Reminders of one transaction. */
const AT_ONCE = 500;

interface PassDeps {
  readonly db: Transaction;
  readonly clock: Clock;
}

/** Gives reminders without a job theirs: after an upgrade, all of them; later what an older version beside this one has made. */
export const duePass = ({ db, clock }: PassDeps): JobKind =>
  recurring('reminders-without-job', { clock, every: { hours: 1 } }, async (signal) => {
    // Midnight comes to the last of all towns twelve hours after that of Greenwich.
    const today = dayText(dayAt(clock().epochMilliseconds, 'Etc/GMT+12'));
    let after: string | undefined = '';
    while (after !== undefined && !signal.aborted) {
      const from: string = after;
      after = await db.transaction().execute(async (trx) => {
        const rows = await dueRepo(trx).unscheduled(today, { after: from, most: AT_ONCE });
        await jobsRepo(trx).ensure(await jobsOf(trx, rows, clock()));
        return rows.length === AT_ONCE ? rows.at(-1)?.id : undefined;
      });
    }
  });
