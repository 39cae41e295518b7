/** An instance that does nothing but jobs, until it is killed. Each job writes one row. */
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { systemClock } from '../core/clock.ts';
import { jobsRepo } from '../core/jobs/jobs.repo.ts';
import { jobRunner } from '../core/jobs/runner.ts';
import { connect } from '../db/database.ts';

const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = process.env;
const db = connect({ dataDir, databaseUrl }, { size: 3 });
const runner = jobRunner({
  repo: jobsRepo(db),
  clock: systemClock,
  leaseMs: 500,
  report: (error) => process.stderr.write(`${String(error)}\n`),
});
runner.add({
  kind: 'write',
  async run({ key }) {
    await pause(Math.random() * 20);
    return {
      write: async (trx) => {
        await sql`insert into written (key) values (${key})`.execute(trx);
      },
    };
  },
});
await runner.start();
process.stdout.write('http://localhost:1\n');
// The timers of a runner keep no process alive.
await pause(600_000);
