import { expect } from 'vitest';
import type { Executor } from '../../db/database.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { planOf } from '../../testing/query-plan.ts';
import { jobsRepo } from './jobs.repo.ts';

const NOW = Temporal.Instant.from('2026-11-20T08:00:00Z');
const CLAIM = { kinds: ['a', 'b'], now: NOW, until: NOW, most: 16 };

/** What is asked again and again, with a job for each reminder of all towns. */
const QUERIES = [
  ['the next job', (db) => jobsRepo(db).next(['a', 'b']), 'jobs_waiting'],
  ['what is due', (db) => jobsRepo(db).claim(CLAIM), 'jobs_waiting'],
  ['what was given up', (db) => jobsRepo(db).forgetDead(NOW), 'jobs_dead'],
] as const satisfies readonly (readonly [string, (db: Executor) => Promise<unknown>, string])[];
/** On SQLite one index is all of them. */
const OF_SQLITE = 'jobs_by_claimable';

onBothEngines('jobs', (it) => {
  for (const [asked, query, index] of QUERIES) {
    it(`are asked for ${asked} in the order of an index`, async ({ town, engine }) => {
      const plan = await planOf(town.db, engine, query);
      expect(plan).toContain(engine === 'sqlite' ? OF_SQLITE : index);
      expect(plan).not.toMatch(/TEMP B-TREE|Sort|SCAN jobs(?! USING)|Seq Scan/);
    });
  }
});
