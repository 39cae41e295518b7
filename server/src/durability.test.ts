import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { onBothEngines } from './testing/fixtures.ts';
import { type RunningServer, startServer } from './testing/process.ts';

/** Enough for a kill to meet every stage of a write, few enough for a test. */
const KILLS = { sqlite: 12, postgres: 8 };
const CALLERS = 4;
const LONGEST_WAIT_MS = 60;

const STAFF = {
  name: 'Ana Ruiz',
  email: 'ana@ayuntamiento.example',
  password: 'la encina de la dehesa',
  municipalityId: 'valle-de-matamoros-default',
};

const post = (server: RunningServer, path: string, body: object, token = '') =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

onBothEngines('a person whose creation was acknowledged', (it) => {
  it('is there after kill -9 at any moment', { timeout: 120_000 }, async ({ engine, database }) => {
    const environment = {
      DATA_DIR: database.dataDir,
      ...(database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}),
    };
    let server = await startServer(environment);
    await post(server, '/api/admin/create-first', STAFF);
    const login = await post(server, '/api/admin/login', STAFF);
    const { token } = (await login.json()) as { token: string };
    const acknowledged = new Set<string>();
    for (let kill = 0; kill < KILLS[engine]; kill++) {
      const { first, all } = createUntilItDies(server, token);
      await first;
      // Half of the kills follow an acknowledgement at once, the others come at some moment of the next writes.
      if (kill % 2) await setTimeout(Math.random() * LONGEST_WAIT_MS);
      expect((await server.end('SIGKILL')).signal).toBe('SIGKILL');
      for (const id of await all) acknowledged.add(id);
      server = await startServer(environment);
      expect([...acknowledged.difference(await peopleOf(server, token))]).toEqual([]);
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS[engine]);
    expect((await server.end('SIGTERM')).code).toBe(0);
  });
});

/** Several callers at once create people; their ids as far as the server said that they are. */
function createUntilItDies(server: RunningServer, token: string) {
  const acknowledged: string[] = [];
  const { promise: first, resolve } = Promise.withResolvers<void>();
  const caller = async () => {
    for (;;) {
      const body = { name: 'Josefa Gómez', pin: '2468' };
      const answer = await post(server, '/api/users', body, token).catch(() => undefined);
      const person = (await answer?.json().catch(() => undefined)) as { id: string } | undefined;
      if (answer?.status !== 200 || !person) return resolve();
      acknowledged.push(person.id);
      resolve();
    }
  };
  const all = Promise.all(Array.from({ length: CALLERS }, caller)).then(() => acknowledged);
  return { first, all };
}

async function peopleOf(server: RunningServer, token: string): Promise<Set<string>> {
  const ids = new Set<string>();
  let after = '';
  do {
    const query = new URLSearchParams({ municipalityId: STAFF.municipalityId });
    if (after) query.set('after', after);
    const answer = await fetch(`${server.url}/api/users?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    for (const { id } of (await answer.json()) as { id: string }[]) ids.add(id);
    after = answer.headers.get('x-next') ?? '';
  } while (after);
  return ids;
}
