import type { InsertResult } from 'kysely';
import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';
import { isSqlite } from '../../db/is-sqlite.ts';
import { removeRow } from '../../db/rows.ts';
import { toText } from '../clock.ts';
import type { DueJob } from './due-job.ts';
import { freshRow, type JobRow } from './job-rows.repo.ts';
import { noteScheduled } from './last-scheduled.ts';

/** What is to be done, and when. */
export function schedulingRepo(db: Executor) {
  return {
    ...locksIn(db),
    /**
     * Puts it in place of the one of its kind and key, whatever has become of that.
     * @param now where it is known: nobody is woken for what lies far ahead
     */
    async schedule(job: DueJob, now = job.dueAt): Promise<void> {
      noteScheduled(job.dueAt.since(now).total('milliseconds'));
      await scheduleOne(db, freshRow(job));
    },
    /** The same for some hundreds of them. */
    scheduleAll: (jobs: readonly DueJob[]): Promise<void> => scheduleAll(db, jobs),
    /** Makes those that are not there yet. */
    async ensure(jobs: readonly DueJob[]): Promise<void> {
      if (jobs.length === 0) return;
      noteScheduled();
      await db
        .insertInto('jobs')
        .values(jobs.map(freshRow))
        .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
        .execute();
    },
    /** Of what has no key, whatever is put off for longer than it may be is due now: the clock was wrong then. */
    async recall(
      kinds: readonly { readonly kind: string; readonly latest: Temporal.Instant }[],
      now: Temporal.Instant,
    ): Promise<void> {
      const { kind: _, ...fresh } = freshRow({ kind: '', key: '', dueAt: now });
      await db
        .updateTable('jobs')
        .set(fresh)
        .where('key', '=', '')
        .where((eb) =>
          eb.or(
            kinds.map(({ kind, latest }) =>
              eb.and([eb('kind', '=', kind), eb('claimable_at', '>', toText(latest))]),
            ),
          ),
        )
        .execute();
    },
    async cancel(kind: string, key: string): Promise<void> {
      await removeRow(db, 'jobs', { kind, key });
    },
  };
}

/** What nobody ends before this transaction has ended. */
const locksIn = (db: Executor) => ({
  /** When it is due; who is at it cannot end it before this transaction has ended. */
  async holdDueAt(kind: string, key: string): Promise<Temporal.Instant | undefined> {
    const row = db
      .selectFrom('jobs')
      .select('due_at')
      .where((eb) => eb.and({ kind, key }));
    const held = await (isSqlite(db) ? row : row.forUpdate()).executeTakeFirst();
    return held && Temporal.Instant.from(held.due_at);
  },
  /** The same of many, by their keys. */
  async holdAllDueAt(
    kind: string,
    keys: readonly string[],
  ): Promise<Map<string, Temporal.Instant>> {
    if (keys.length === 0) return new Map();
    const rows = db
      .selectFrom('jobs')
      .select(['key', 'due_at'])
      .where('kind', '=', kind)
      .where('key', 'in', keys)
      .orderBy('key');
    const held = await (isSqlite(db) ? rows : rows.forUpdate()).execute();
    return new Map(held.map(({ key, due_at }) => [key, Temporal.Instant.from(due_at)]));
  },
});

async function scheduleAll(db: Executor, jobs: readonly DueJob[]): Promise<void> {
  if (jobs.length === 0) return;
  noteScheduled();
  await scheduling(db, jobs.map(freshRow)).execute();
}

const scheduling = (db: Executor, rows: JobRow | readonly JobRow[]) =>
  db
    .insertInto('jobs')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet((eb) => ({
        due_at: eb.ref('excluded.due_at'),
        claimable_at: eb.ref('excluded.claimable_at'),
        attempts: 0,
        lease: null,
        problem: null,
        died_at: null,
      })),
    );

const scheduleOne = compiled<JobRow, InsertResult>((db, value) =>
  scheduling(db, {
    kind: value('kind'),
    key: value('key'),
    due_at: value('due_at'),
    claimable_at: value('claimable_at'),
    attempts: 0,
    lease: null,
    problem: null,
    died_at: null,
  }),
);
