import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { ENGINES } from '../testing/engines.ts';
import { enterAsFirst } from '../testing/first-of-staff.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import { leftoversIn } from '../testing/leftovers.ts';
import { pictureBytes } from '../testing/pictures.ts';
import { startServer } from '../testing/process.ts';
import { Caller } from './caller.ts';
import { faultsIn } from './faults.ts';
import { type Life, liveOn } from './life.ts';

/** `npm run torture -- --kills 1000` asks for more. */
const KILLS = Math.ceil(Number(process.env.TORTURE_KILLS ?? 30) / ENGINES.length);
const LONGEST_WAIT_MS = 400;
const LONGEST_ROUND_MS = 30_000;

onBothEngines('what the server acknowledged', (it) => {
  it(`is there once and whole after ${KILLS} kills at any moment`, {
    timeout: (KILLS + 4) * LONGEST_ROUND_MS,
  }, async ({ database }) => {
    const environment = {
      DATA_DIR: database.dataDir,
      PROFILE_PICKER: 'open',
      ...(database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}),
    };
    const picture = await pictureBytes('png');
    let server = await startServer(environment);
    const staff = new Caller(await enterAsFirst(server.url));
    const all: Life[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const lives: Life[] = [];
      const { url } = server;
      const isUp = async () => (await staff.ask(`${url}/health/live`))?.status === 200;
      const dying = liveOn(url, staff, picture, lives, isUp);
      // Nobody has written anything before somebody has entered.
      await expect.poll(() => lives.length, { timeout: LONGEST_ROUND_MS }).toBeGreaterThan(0);
      await setTimeout(Math.random() * LONGEST_WAIT_MS);
      expect((await server.end('SIGKILL')).signal).toBe('SIGKILL');
      await dying;
      server = await startServer(environment);
      if (!database.databaseUrl) expect(integrityOf(database.dataDir)).toBe('ok');
      expect(await faultsIn(server.url, lives)).toEqual([]);
      all.push(...lives);
    }
    expect(await faultsIn(server.url, all)).toEqual([]);
    const writes = all.flatMap(({ keyed, memories }) => [...keyed.keys(), ...memories]);
    expect(writes.length).toBeGreaterThan(KILLS);
    process.stdout.write(
      `${KILLS} kills, ${all.length} people, ${writes.length} writes, none lost, none twice\n`,
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
