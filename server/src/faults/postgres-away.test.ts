import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { layCable } from '../testing/cable.ts';
import { emptyTestDatabase } from '../testing/engines.ts';
import { enterAsFirst } from '../testing/first-of-staff.ts';
import { pictureBytes } from '../testing/pictures.ts';
import { startServer } from '../testing/process.ts';
import { Caller } from '../torture/caller.ts';
import { faultsIn } from '../torture/faults.ts';
import { type Life, liveOn } from '../torture/life.ts';

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
  const { url } = server;
  const staff = new Caller(await enterAsFirst(url));
  const lives: Life[] = [];
  let isOver = false;
  const writing = liveOn(url, staff, await pictureBytes('png'), lives, async () => {
    await pause(20);
    return !isOver;
  });
  /** Somebody has come who was not there before: writes are acknowledged. */
  const goesOn = async () => {
    const before = lives.length;
    await expect.poll(() => lives.length, SOON).toBeGreaterThan(before);
  };
  await goesOn();
  return {
    database,
    cable,
    url,
    goesOn,
    async expectWhole() {
      isOver = true;
      await writing;
      expect(await faultsIn(url, lives)).toEqual([]);
      const statuses = [staff, ...lives.map(({ caller }) => caller)].flatMap((caller) => [
        ...caller.statuses,
      ]);
      expect(new Set(statuses).difference(new Set([200, 204, 503]))).toEqual(new Set());
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
