import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { systemClock } from '../core/clock.ts';
import { jobsRepo } from '../core/jobs/jobs.repo.ts';
import { type Executor, openDatabase } from '../db/database.ts';
import { ENGINES } from '../testing/engines.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import { workersOn } from '../testing/process.ts';

/** `npm run torture -- --kills 1000` asks for more. */
const KILLS = Math.ceil(Number(process.env.TORTURE_KILLS ?? 4) / ENGINES.length);
const INSTANCES = 4;
const JOBS_A_KILL = 20;
/** For what hangs, not a claim of speed. */
const LONGEST_MS = 60_000;

onBothEngines('jobs of instances that are killed', (it) => {
  it(`are each done once, none lost and none twice, after ${KILLS} kills at any moment`, {
    timeout: (KILLS + 4) * LONGEST_MS,
  }, async ({ database }) => {
    const db = await openDatabase(database);
    await sql`create table written (key text not null)`.execute(db);
    const start = await workersOn(database);
    const workers = await Promise.all(Array.from({ length: INSTANCES }, start));
    const starting: Promise<unknown>[] = [];
    let made = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      await scheduleFrom(db, made);
      made += JOBS_A_KILL;
      await pause(randomInt(250));
      // The others go on while one takes its place; somebody is always there to be killed.
      while (workers.length < 2) await Promise.race(starting);
      const [gone] = workers.splice(randomInt(workers.length), 1);
      expect((await gone?.end('SIGKILL'))?.signal).toBe('SIGKILL');
      const next = start().then((worker) => {
        starting.splice(starting.indexOf(next), 1);
        workers.push(worker);
      });
      starting.push(next);
    }
    await Promise.all(starting);
    const left = () => jobsRepo(db).list(made);
    // Kills come as fast as they can: on a busy machine a part of the work is left for the end.
    const patience = { timeout: ((KILLS + 4) * LONGEST_MS) / 2, interval: 1_000 };
    await expect.poll(left, patience).toEqual([]);
    const { rows } = await sql<{ key: string }>`select key from written`.execute(db);
    expect(rows.map(({ key }) => Number(key)).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: made }, (_, number) => number),
    );
    for (const worker of workers) await worker.end('SIGKILL');
    await db.destroy();
  });
});

const scheduleFrom = (db: Executor, first: number) =>
  jobsRepo(db).ensure(
    Array.from({ length: JOBS_A_KILL }, (_, number) => ({
      kind: 'write',
      key: String(first + number),
      dueAt: systemClock().add({ milliseconds: randomInt(200) }),
    })),
  );
