import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { busyLife } from '../testing/busy-life.ts';
import { layCable } from '../testing/cable.ts';
import { emptyTestDatabase } from '../testing/engines.ts';
import { startServer } from '../testing/process.ts';

const AWAY_MS = 10_000;
const OFTEN = 5;
/** For what hangs, not a claim of speed. */
const LONG = 240_000;
const SOON = { timeout: 60_000 };

/** A server in a process of its own, a cable to its PostgreSQL, and people who write without pause. */
async function busyServer() {
  const database = await emptyTestDatabase('postgres');
  onTestFinished(() => database.remove());
  const cable = await layCable(database.databaseUrl ?? '');
  onTestFinished(() => cable.cut());
  const server = await startServer({
    DATA_DIR: database.dataDir,
    DATABASE_URL: cable.url,
    PROFILE_PICKER: 'open',
  });
  const life = await busyLife(server.url);
  return {
    ...life,
    database,
    cable,
    url: server.url,
    async expectWhole() {
      await life.expectWhole(503);
      expect((await server.end('SIGTERM')).code).toBe(0);
    },
  };
}

it('a PostgreSQL that is away for ten seconds is said in plain words, and no acknowledged write is lost', {
  timeout: LONG,
}, async () => {
  const { cable, url, goesOn, expectWhole } = await busyServer();
  await cable.cut();
  const until = performance.now() + AWAY_MS;
  do {
    const refused = await fetch(`${url}/api/municipalities`);
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      ...[503, '5'],
      {
        error: 'El servicio no responde ahora. Inténtalo dentro de un momento.',
        code: 'unavailable',
      },
    ]);
    expect((await fetch(`${url}/health/ready`)).status).toBe(503);
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    await pause(500);
  } while (performance.now() < until);
  await cable.mend();
  await expect.poll(async () => (await fetch(`${url}/health/ready`)).status, SOON).toBe(200);
  await goesOn();
  await expectWhole();
});

it('connections that PostgreSQL ends, idle or in use, end neither the process nor what was acknowledged', {
  timeout: LONG,
}, async () => {
  const { database, url, goesOn, expectWhole } = await busyServer();
  const tool = new pg.Client({ connectionString: database.databaseUrl });
  // The database goes before it does.
  tool.on('error', () => undefined);
  await tool.connect();
  onTestFinished(() => tool.end());
  for (let times = 0; times < OFTEN; times += 1) {
    await tool.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
    `);
    await goesOn();
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  }
  await expectWhole();
});
