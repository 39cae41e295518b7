import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { ENGINES } from '../testing/engines.ts';
import { enterAsFirst } from '../testing/first-of-staff.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import { leftoversIn } from '../testing/leftovers.ts';
import { pictureBytes } from '../testing/pictures.ts';
import { startServer } from '../testing/process.ts';
import { Caller } from './caller.ts';
import { faultsIn } from './faults.ts';
import { InFlight, judge, missing, writtenFaults } from './in-flight.ts';
import { type Life, liveOn, wake } from './life.ts';
import { startReceivers } from './receivers.ts';
import { bellsOf, passingTime } from './ringing.ts';

/** `npm run torture -- --kills 1000` asks for more. */
const KILLS = Math.ceil(Number(process.env.TORTURE_KILLS ?? 30) / ENGINES.length);
const LONGEST_WAIT_MS = 400;
const LONGEST_ROUND_MS = 30_000;
const LONGEST_ENDING_MS = 120_000;

onBothEngines('what the server acknowledged', (it) => {
  it(`is there once and whole after ${KILLS} kills at any moment`, {
    timeout: (KILLS + 4) * LONGEST_ROUND_MS,
  }, async ({ database }) => {
    const receivers = await startReceivers();
    const db = await openDatabase(database);
    const passTime = passingTime(db);
    const inFlight = new InFlight(db);
    const own = {
      DATA_DIR: database.dataDir,
      PROFILE_PICKER: 'open',
      ...(database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}),
    };
    const picture = await pictureBytes('png');
    const first = await startServer(own);
    const staff = new Caller(await enterAsFirst(first.url));
    await first.end('SIGTERM');
    const environment = { ...own, ...receivers.environment(new URL(first.url).port) };
    let server = await startServer(environment);
    const { newBrowser } = receivers;
    const all: Life[] = [];
    let before: Life[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const lives: Life[] = [];
      const { url } = server;
      const isUp = async () => (await staff.ask(`${url}/health/live`))?.status === 200;
      const dying = liveOn({ url, staff, picture, newBrowser }, lives, isUp);
      // Nobody has written anything before somebody has entered.
      await expect.poll(() => lives.length, { timeout: LONGEST_ROUND_MS }).toBeGreaterThan(0);
      await passTime([...before, ...lives]);
      await setTimeout(Math.random() * LONGEST_WAIT_MS);
      expect((await server.end('SIGKILL')).signal).toBe('SIGKILL');
      await dying;
      await inFlight.note();
      receivers.nextServer();
      server = await startServer(environment);
      if (!database.databaseUrl) expect(integrityOf(database.dataDir)).toBe('ok');
      expect(await faultsIn(server.url, lives)).toEqual([]);
      all.push(...lives);
      before = lives;
    }
    expect(await faultsIn(server.url, all)).toEqual([]);
    const bells = bellsOf(all);
    const untold = async () => {
      await passTime(all);
      await wake(server.url, all);
      return missing(bells, receivers.receipts);
    };
    await expect.poll(untold, { timeout: LONGEST_ENDING_MS, interval: 500 }).toEqual([]);
    const { faults, again, told } = judge(bells, receivers.receipts, inFlight);
    expect(faults).toEqual([]);
    expect(await writtenFaults(db, bells)).toEqual([]);
    await db.destroy();
    const writes = all.flatMap(({ keyed, memories }) => [...keyed.keys(), ...memories]);
    expect(writes.length).toBeGreaterThan(KILLS);
    process.stdout.write(
      `${KILLS} kills, ${all.length} people, ${writes.length} writes, none lost, none twice; ` +
        `${told} notices, none lost, ${again} told once more after a kill on their way\n`,
    );
    expect((await server.end('SIGTERM')).code).toBe(0);
    expect(await leftoversIn(database)).toEqual([]);
  });
});

function integrityOf(dataDir: string): unknown {
  const file = new DatabaseSync(join(dataDir, 'encina.sqlite'), { readOnly: true });
  try {
    return file.prepare('pragma integrity_check').get()?.integrity_check;
  } finally {
    file.close();
  }
}
