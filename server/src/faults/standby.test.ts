import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { ownPostgres } from '../../../scripts/testing/own-postgres.ts';
import { busyLife } from '../testing/busy-life.ts';
import { layCable } from '../testing/cable.ts';
import { startInOwnFolder } from '../testing/own-folder.ts';

/** For what hangs, not a claim of speed. */
const LONG = 120_000;
const STANDBY = 'standby';

it('a PostgreSQL that dies under writes loses nothing that was acknowledged to the standby that takes its place', {
  timeout: LONG,
}, async () => {
  const cluster = await ownPostgres();
  onTestFinished(() => cluster.remove());
  // Nothing is acknowledged before the standby has it, too.
  const primary = await cluster.open({ synchronous_standby_names: STANDBY });
  const standby = await cluster.follow(primary, STANDBY);
  // The address that whoever promotes a standby moves.
  const cable = await layCable(primary.url);
  onTestFinished(() => cable.cut());
  const server = await startInOwnFolder({ DATABASE_URL: cable.url });
  const { goesOn, expectWhole } = await busyLife(server.url);
  await goesOn();
  const follows = await ask(primary.url, 'select sync_state from pg_stat_replication');
  expect(follows).toEqual([{ sync_state: 'sync' }]);
  await Promise.all([primary.cut(), cable.cut()]);
  await ask(standby.url, 'select pg_promote()');
  await cable.mend(standby.url);
  await goesOn();
  await expectWhole(503);
  expect((await server.end('SIGTERM')).code).toBe(0);
});

async function ask(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
