import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { FIRST_STAFF } from '../../testing/accounts.ts';
import { emptyTestDatabase, type TestDatabase } from '../../testing/engines.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { pictureBytes } from '../../testing/pictures.ts';
import { type RunningServer, startServer } from '../../testing/process.ts';
import { openTownAt } from '../../testing/town.ts';

const KILLS = 4;
const AT_ONCE = 50;
const LONGEST_WAIT_MS = 600;

interface Session {
  readonly userId: string;
  readonly cookie: string;
}

onBothEngines('kill -9 during 50 uploads', (it) =>
  it('loses no confirmed memory and, after the sweep, leaves no file behind', {
    timeout: 120_000,
  }, async ({ engine }) => {
    const database = await emptyTestDatabase(engine);
    const environment = {
      DATA_DIR: database.dataDir,
      ...(database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {}),
    };
    const photo = await pictureBytes();
    let server = await startServer(environment);
    const session = await enter(server);
    const confirmed = new Set<string>();
    for (let kill = 0; kill < KILLS; kill++) {
      const uploads = Array.from({ length: AT_ONCE }, () =>
        sendTo(server, session, photo).catch(() => undefined),
      );
      // Half of the kills follow a confirmation, the others come at any moment of the way.
      if (kill % 2) await Promise.any(uploads.map(confirmation));
      await setTimeout(LONGEST_WAIT_MS * Math.random());
      expect((await server.end('SIGKILL')).signal).toBe('SIGKILL');
      for (const id of await Promise.all(uploads)) if (id) confirmed.add(id);
      server = await startServer(environment);
    }
    const last = await sendTo(server, session, photo);
    if (last) confirmed.add(last);
    expect((await server.end('SIGTERM')).code).toBe(0);
    expect(confirmed.size).toBeGreaterThan(1);
    await expectWhole(database, session, confirmed);
  }),
);

/** A member of staff, a person, and her session, as a browser would come by it. */
async function enter({ url }: RunningServer): Promise<Session> {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  await post('/api/admin/create-first', FIRST_STAFF);
  const login = await post('/api/admin/login', FIRST_STAFF);
  const { token } = (await login.json()) as { token: string };
  const cookie = login.headers.getSetCookie().join(';');
  const authorization = `Bearer ${token}`;
  const created = await post('/api/users', { name: 'Josefa', pin: '2468' }, { authorization });
  const { id } = (await created.json()) as { id: string };
  const entered = await post(`/api/users/${id}/verify-pin`, { pin: '2468' }, { cookie });
  const cookies = entered.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { userId: id, cookie: cookies.join('; ') };
}

/** The whole way of one photo. @returns its id once the server has said that it is kept. */
async function sendTo({ url }: RunningServer, { userId, cookie }: Session, photo: Buffer) {
  const path = `${url}/api/users/${userId}/media`;
  const headers = { cookie, 'content-type': 'application/json' };
  const asked = await fetch(`${path}/upload-url`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ mimeType: 'image/jpeg', size: photo.length }),
  });
  const { uploadURL, fileURL } = (await asked.json()) as { uploadURL: string; fileURL: string };
  await fetch(url + uploadURL, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'image/jpeg' },
    body: new Uint8Array(photo),
  });
  const kept = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ fileURL }) });
  const { id } = (await kept.json()) as { id?: string };
  return id;
}

async function confirmation(upload: Promise<string | undefined>): Promise<void> {
  if ((await upload) === undefined) throw new Error('not confirmed');
}

/** Every confirmed memory with its three files; and no file that belongs to none. */
async function expectWhole(
  database: TestDatabase,
  { userId }: Session,
  confirmed: ReadonlySet<string>,
) {
  const town = await openTownAt(database);
  // A month from now: beyond what the sweep waits for.
  town.at(
    Temporal.Now.instant()
      .add({ hours: 30 * 24 })
      .toString(),
  );
  await town.app.tidy();
  const rows = await town.db.selectFrom('media').select('id').execute();
  const ids = new Set(rows.map(({ id }) => id));
  expect([...confirmed.difference(ids)]).toEqual([]);
  const folders = new Set(await Array.fromAsync(town.storage.list(`users/${userId}/media`)));
  expect([...folders.symmetricDifference(ids)]).toEqual([]);
  for (const id of ids) {
    const files = await Array.fromAsync(town.storage.list(`users/${userId}/media/${id}`));
    expect(files.toSorted()).toEqual(['original', 'screen.webp', 'thumbnail.webp']);
  }
  expect(await Array.fromAsync(town.storage.list(`users/${userId}/incoming`))).toEqual([]);
  expect(await town.db.selectFrom('media_uploads').select('id').execute()).toEqual([]);
  await town.close();
}
