import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { expect } from 'vitest';
import { ENGINES } from '../testing/engines.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import { type RunningServer, startServer } from '../testing/process.ts';
import { Caller } from './caller.ts';
import { faultsOf } from './faults.ts';
import { type Life, live } from './life.ts';

/** `npm run torture -- --kills 1000` asks for more. */
const KILLS = Math.ceil(Number(process.env.TORTURE_KILLS ?? 30) / ENGINES.length);
const CALLERS = 4;
const LONGEST_WAIT_MS = 400;
const LONGEST_ROUND_MS = 30_000;

const STAFF = {
  name: 'Ana Ruiz',
  email: 'ana@ayuntamiento.example',
  password: 'la encina de la dehesa',
  municipalityId: 'valle-de-matamoros-default',
};

onBothEngines('what the server acknowledged', (it) => {
  it(`is there once and whole after ${KILLS} kills at any moment`, {
    timeout: (KILLS + 4) * LONGEST_ROUND_MS,
  }, async ({ database }) => {
    const environment = {
      DATA_DIR: database.dataDir,
      PROFILE_PICKER: 'open',
      ...(database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}),
    };
    const picture = await aPicture();
    let server = await startServer(environment);
    const staff = await logIn(server);
    const all: Life[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const lives: Life[] = [];
      const dying = writeUntilItDies(server, staff, picture, lives);
      // Nobody has written anything before somebody has entered.
      await expect.poll(() => lives.length, { timeout: LONGEST_ROUND_MS }).toBeGreaterThan(0);
      await setTimeout(Math.random() * LONGEST_WAIT_MS);
      expect((await server.end('SIGKILL')).signal).toBe('SIGKILL');
      await dying;
      server = await startServer(environment);
      if (!database.databaseUrl) expect(integrityOf(database.dataDir)).toBe('ok');
      expect(await faultsIn(server, lives)).toEqual([]);
      all.push(...lives);
    }
    expect(await faultsIn(server, all)).toEqual([]);
    const writes = all.flatMap(({ keyed, memories }) => [...keyed.keys(), ...memories]);
    expect(writes.length).toBeGreaterThan(KILLS);
    process.stdout.write(
      `${KILLS} kills, ${all.length} people, ${writes.length} writes, none lost, none twice\n`,
    );
    expect((await server.end('SIGTERM')).code).toBe(0);
  });
});

const aPicture = () =>
  sharp({ create: { width: 32, height: 24, channels: 3, background: '#8a5' } })
    .png()
    .toBuffer();

async function logIn({ url }: RunningServer): Promise<Caller> {
  const stranger = new Caller();
  await stranger.send(`${url}/api/admin/create-first`, 'POST', STAFF);
  const heard = await stranger.send<{ token: string }>(`${url}/api/admin/login`, 'POST', STAFF);
  return new Caller(heard?.body.token);
}

/** Several at once, each one life after the other. */
async function writeUntilItDies(
  { url }: RunningServer,
  staff: Caller,
  picture: Buffer,
  lives: Life[],
): Promise<void> {
  const isUp = async () => (await staff.ask(`${url}/health/live`))?.status === 200;
  const caller = async () => {
    do await live(url, staff, picture, (life) => lives.push(life));
    while (await isUp());
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
}

async function faultsIn({ url }: RunningServer, lives: readonly Life[]): Promise<string[]> {
  const faults: string[] = [];
  for (const life of lives) faults.push(...(await faultsOf(url, life)));
  return faults;
}

function integrityOf(dataDir: string): unknown {
  const file = new DatabaseSync(join(dataDir, 'encina.sqlite'), { readOnly: true });
  try {
    return file.prepare('pragma integrity_check').get()?.integrity_check;
  } finally {
    file.close();
  }
}
