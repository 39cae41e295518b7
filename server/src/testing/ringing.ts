import type { JobKind } from '../core/jobs/job.ts';
import { jobsRepo } from '../core/jobs/jobs.repo.ts';
import { jobRunner } from '../core/jobs/runner.ts';
import type { Fixtures } from './fixtures.ts';
import type { Town } from './town.ts';

/** A job about a reminder, for instance. */
export const RING = 'ring';

/** A runner with the clock of the town, for one kind of job. */
export function runnerFor({ db, now }: Town, kind: Partial<JobKind> & Pick<JobKind, 'run'>) {
  const reported: unknown[] = [];
  const runner = jobRunner({
    repo: jobsRepo(db),
    clock: now,
    report: (error) => reported.push(error),
  });
  runner.add({ kind: RING, ...kind });
  return { ...runner, reported };
}

/** A runner that rings, and what it has rung for: one of several may share that with others. */
export function bellFor(town: Town, kind: Partial<JobKind> = {}, rung: string[] = []) {
  const runner = runnerFor(town, {
    async run({ key, attempt }) {
      rung.push(attempt === 1 ? key : `${key}, attempt ${attempt}`);
      return {};
    },
    ...kind,
  });
  return { ...runner, rung };
}

/** The jobs that are there. */
export const rings = ({ db }: Town) =>
  db.selectFrom('jobs').selectAll().where('kind', '=', RING).orderBy('key').execute();

export const due = (town: Town, key: string, after: Temporal.DurationLike = { seconds: 0 }) => ({
  kind: RING,
  key,
  dueAt: town.now().add(after),
});

/** Each test begins without a job. */
export const withJobs = (it: Fixtures) =>
  it.extend('jobs', async ({ town }) => {
    await town.db.deleteFrom('jobs').execute();
    return jobsRepo(town.db);
  });
