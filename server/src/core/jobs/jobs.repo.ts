import type { Executor } from '../../db/database.ts';
import { toText } from '../clock.ts';
import { claimsRepo } from './claims.repo.ts';
import type { JobRow } from './job-rows.repo.ts';
import { schedulingRepo } from './scheduling.repo.ts';

/**
 * What is to be done and when. Given a transaction, a job stands or falls with what it was made for.
 */
export function jobsRepo(db: Executor) {
  return {
    ...schedulingRepo(db),
    ...claimsRepo(db),
    /** Whether one was given up since then, but for those of some kinds. */
    async hasFailedSince(since: Temporal.Instant, but: readonly string[]): Promise<boolean> {
      const row = await db
        .selectFrom('jobs')
        .select('key')
        .where((eb) =>
          eb.or([
            eb('died_at', '>', toText(since)),
            // Nearly all are tried for ever: of those that were due before then the first attempt may only now be under way.
            eb.and([
              eb('died_at', 'is', null),
              eb('due_at', '<', toText(since)),
              eb('attempts', '>', 1),
            ]),
          ]),
        )
        .where('kind', 'not in', but)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    /** What was given up before then: its key may name somebody who is not there any more. */
    async forgetDead(before: Temporal.Instant): Promise<void> {
      await db.deleteFrom('jobs').where('died_at', '<', toText(before)).execute();
    },
    /** The dead first, then what is due next. */
    list: (most: number): Promise<JobRow[]> =>
      db
        .selectFrom('jobs')
        .selectAll()
        .orderBy((eb) => eb.case().when('died_at', 'is', null).then(1).else(0).end())
        .orderBy('claimable_at')
        .limit(most)
        .execute(),
  };
}

export type JobsRepo = ReturnType<typeof jobsRepo>;
