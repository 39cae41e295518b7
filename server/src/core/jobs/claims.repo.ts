import type { Executor } from '../../db/database.ts';
import { groupCommit } from '../../db/group-commit.ts';
import { isSqlite } from '../../db/is-sqlite.ts';
import { changeRow, removeRow } from '../../db/rows.ts';
import { toText } from '../clock.ts';
import { newId } from '../ids.ts';
import type { ClaimedJob } from './due-job.ts';
import { claimedJob, freshRow } from './job-rows.repo.ts';

/** What is written with the end of a job. */
export type Write = (trx: Executor) => Promise<void>;

interface Claim {
  /** Of these kinds: an older version of the program leaves alone what it does not know. */
  readonly kinds: readonly string[];
  readonly now: Temporal.Instant;
  /** Until when it is ours. */
  readonly until: Temporal.Instant;
  readonly most: number;
}

/** Who does what is due, and what became of it. */
export function claimsRepo(db: Executor) {
  const ending = groupCommit(db);
  return {
    /** Takes what is due: each is given to one of all who ask at once. */
    async claim(claim: Claim): Promise<ClaimedJob[]> {
      const rows = await claiming(db, claim).execute();
      return rows.map(claimedJob).toSorted((a, b) => Temporal.Instant.compare(a.dueAt, b.dueAt));
    },
    /** @returns false where it is not ours any more */
    async renew(job: ClaimedJob, until: Temporal.Instant): Promise<boolean> {
      return changeRow(db, 'jobs', ours(job), { claimable_at: toText(until) });
    },
    /** @returns false where it is not ours any more */
    async finish(job: ClaimedJob, again: Temporal.Instant | undefined): Promise<boolean> {
      if (!again) return removeRow(db, 'jobs', ours(job));
      return changeRow(db, 'jobs', ours(job), freshRow({ ...job, dueAt: again }));
    },
    /** Ends a job and writes what belongs to that, both or neither; nothing where it is not ours any more. */
    complete: (
      job: ClaimedJob,
      again: Temporal.Instant | undefined,
      write?: Write,
    ): Promise<void> =>
      ending(async (trx) => {
        if (await claimsRepo(trx).finish(job, again)) await write?.(trx);
      }),
    /** @param next when it is tried again; without it, never */
    async fail(
      job: ClaimedJob,
      { problem, now, next }: { problem: string; now: Temporal.Instant; next?: Temporal.Instant },
    ): Promise<void> {
      const then = next ? { claimable_at: toText(next) } : { died_at: toText(now) };
      await changeRow(db, 'jobs', ours(job), { ...then, problem, lease: null });
    },
    /** When the next can be claimed. */
    async next(kinds: readonly string[]): Promise<Temporal.Instant | undefined> {
      const row = await db
        .selectFrom('jobs')
        .where('died_at', 'is', null)
        .where('kind', 'in', kinds)
        .select('claimable_at')
        .orderBy('claimable_at')
        .limit(1)
        .executeTakeFirst();
      return row && Temporal.Instant.from(row.claimable_at);
    },
  };
}

/** Only as long as it is ours: replaced or taken over meanwhile, it is another job. */
const ours = ({ kind, key, lease }: ClaimedJob) => ({ kind, key, lease });

/** Skips what another instance is claiming at this moment. */
const claiming = (db: Executor, { kinds, now, until, most }: Claim) =>
  db
    .with('due', (cte) => {
      const due = cte
        .selectFrom('jobs')
        .select(['kind', 'key'])
        .where('died_at', 'is', null)
        .where('claimable_at', '<=', toText(now))
        .where('kind', 'in', kinds)
        .orderBy('claimable_at')
        .limit(most);
      return isSqlite(db) ? due : due.forUpdate().skipLocked();
    })
    .updateTable('jobs')
    .set((eb) => ({
      lease: newId(),
      claimable_at: toText(until),
      attempts: eb('attempts', '+', 1),
    }))
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('kind', 'key'),
        'in',
        selectFrom('due').select(['kind', 'key']).$asTuple('kind', 'key'),
      ),
    )
    .returningAll();
