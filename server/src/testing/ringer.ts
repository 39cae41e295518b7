import { jobsRepo } from '../core/jobs/jobs.repo.ts';
import { jobRunner } from '../core/jobs/runner.ts';
import type { Notice } from '../core/notices.ts';
import { DUE, type Due } from '../features/reminders/due.read.ts';
import { dueKind } from '../features/reminders/due.ts';
import { duePass } from '../features/reminders/due-passes.ts';
import type { Town } from './town.ts';

/** An instance that does nothing but ring, and what was heard and told of it; what others have rung is not there. */
export function ringerIn({ db, now, at }: Pick<Town, 'db' | 'now' | 'at'>, fails = () => false) {
  const heard: Notice[] = [];
  const told: Due[] = [];
  const notices = { send: async (_trx: unknown, notice: Notice) => void heard.push(notice) };
  const whenDue = async (_trx: unknown, due: Due) => {
    if (fails()) throw new Error('the database did not answer');
    told.push(due);
  };
  const runner = jobRunner({ repo: jobsRepo(db), clock: now, report: () => undefined });
  runner.add(dueKind({ db, clock: now, notices, whenDue: [whenDue] }), duePass({ db, clock: now }));
  const occurrences = () => told.map(({ occurrence }) => occurrence);
  const runAt = async (instant: string): Promise<void> => {
    at(instant);
    await runner.runDue();
  };
  return { ...runner, runAt, heard, told, occurrences };
}

/** When a reminder rings next. */
export const nextRingOf = async ({ db }: Town, id: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('jobs')
      .select('due_at')
      .where('kind', '=', DUE)
      .where('key', '=', id)
      .executeTakeFirst()
  )?.due_at;
