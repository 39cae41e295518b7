/// <reference path="../scripts/types/untyped-packages.d.ts" />
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { startS3 } from '../scripts/testing/s3.ts';
import { readConfig } from '../server/src/core/config.ts';
import { openStorage } from '../server/src/core/storage.ts';
import { dropTables } from '../server/src/db/copies/postgres-import.ts';
import { openDatabase } from '../server/src/db/database.ts';
import { dump } from '../server/src/testing/dump.ts';
import type { Engine, TestDatabase } from '../server/src/testing/engines.ts';
import { onBothEngines } from '../server/src/testing/fixtures.ts';
import { pictureUrl } from '../server/src/testing/pictures.ts';
import { type RunningServer, runCommand, startServer } from '../server/src/testing/process.ts';
import { PASSWORD } from './data/towns.ts';
import { seedFolder } from './folder.ts';
import type { Guide } from './guide.ts';

vi.mock('@node-rs/argon2', () => import('../server/src/testing/cheap-argon2.ts'));

/** A village, three starts of a server and four commands. */
const LONG = 480_000;
const PASSPHRASE = 'la-encina-de-la-dehesa-de-arriba';
/** What says when somebody was last here, and what was last done by itself: it goes on while nobody looks. */
const MOVING = new Set(['sessions', 'attempt_counts', 'jobs', 'instances', 'swept_people']);

type State = Record<string, string>;

/** Rows as text and files by their hash, each under a name of its own. */
async function stateOf(environment: Record<string, string>): Promise<State> {
  const { dataDir, databaseUrl, s3 } = readConfig(environment);
  const db = await openDatabase({ dataDir, databaseUrl });
  const storage = await openStorage(dataDir, s3);
  const state: State = {};
  for (const [table, rows] of Object.entries(await dump(db))) {
    if (MOVING.has(table)) continue;
    for (const row of rows)
      state[`${table} ${row.id ?? JSON.stringify(row)}`] = JSON.stringify(row);
  }
  await db.destroy();
  for await (const { key } of storage.all()) {
    if (key.startsWith('health/')) continue;
    const bytes = (await storage.get(key)) ?? new Uint8Array();
    state[`file ${key}`] = createHash('sha256').update(bytes).digest('hex');
  }
  return state;
}

/** What of `state` is not in `other` as it is. */
const beyond = (state: State, other: State): string[] =>
  Object.keys(state).filter((name) => state[name] !== other[name]);

const among = (state: State, keep: (name: string) => boolean): State =>
  Object.fromEntries(Object.entries(state).filter(([name]) => keep(name)));

async function world(engine: Engine, { dataDir, databaseUrl }: TestDatabase) {
  const backups = await mkdtemp(join(tmpdir(), 'encina-copies-'));
  onTestFinished(() => rm(backups, { recursive: true, force: true }));
  const environment: Record<string, string> = {
    DATA_DIR: dataDir,
    BACKUP_DIR: backups,
    BACKUP_PASSPHRASE: PASSPHRASE,
  };
  if (engine === 'postgres') {
    const s3 = await startS3();
    onTestFinished(() => s3.stop());
    Object.assign(environment, {
      DATABASE_URL: databaseUrl,
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: s3.bucket,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    });
  }
  return { environment, backups };
}

/** Everything that a lost machine takes with it. */
async function wipe(environment: Record<string, string>): Promise<void> {
  const { dataDir, databaseUrl, s3 } = readConfig(environment);
  if (databaseUrl) await dropTables(databaseUrl);
  if (s3) {
    const storage = await openStorage(dataDir, s3);
    // The store of the tests loses its bucket with the last file.
    for (const { key } of await Array.fromAsync(storage.all())) {
      if (!key.startsWith('health/')) await storage.remove(key);
    }
  }
  await rm(dataDir, { recursive: true, force: true });
}

function caller({ url }: RunningServer) {
  const ask = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    });
  return {
    ask,
    async admin({ admins: [admin] }: Guide) {
      const login = await ask('POST', '/api/admin/login', { ...admin, password: PASSWORD });
      expect(login.status).toBe(200);
      const { token } = (await login.json()) as { token: string };
      // The browser of whoever logs in as staff may show people, too.
      const cookie = login.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      return (method: string, path: string, body?: object, isPerson = false) =>
        ask(method, path, body, isPerson ? { cookie } : { authorization: `Bearer ${token}` });
    },
  };
}

type Ask = Awaited<ReturnType<ReturnType<typeof caller>['admin']>>;

/** A client that creates people with their photos until it is told to stop. */
function writer(ask: Ask, photo: string) {
  let isOver = false;
  let written = 0;
  const work = (async () => {
    while (!isOver) {
      const body = { name: `Nueva ${written}`, pin: '2468', photo };
      expect((await ask('POST', '/api/users', body)).status).toBe(200);
      written += 1;
    }
  })();
  return async () => {
    isOver = true;
    await work;
    return written;
  };
}

onBothEngines('a copy that was made while clients write', (it) => {
  it('brings back every row and file on an empty machine, and nobody who was erased since', {
    timeout: LONG,
  }, async ({ engine, database }) => {
    const { environment, backups } = await world(engine, database);
    const { guide } = await seedFolder(readConfig(environment), 'normal');
    // A server that knows where copies go makes its own meanwhile, where the machine is slow, and then another is refused.
    const { BACKUP_DIR: _, ...withoutCopies } = environment;
    let server = await startServer(withoutCopies);
    const ask = await caller(server).admin(guide);
    const before = await stateOf(environment);

    const photo = await pictureUrl('png');
    const writers = [writer(ask, photo), writer(ask, photo)];
    const made = await runCommand('backup', environment);
    expect([made.stderr, made.code]).toEqual(['', 0]);
    for (const end of writers) expect(await end()).toBeGreaterThan(0);

    const [name = ''] = /encina-\S+\.age/.exec(made.stdout) ?? [];
    const erased = guide.people.filter(({ id }) => id !== guide.main.id).slice(0, 2);
    const confirmed = await ask('POST', '/api/admin/confirmation', { currentPassword: PASSWORD });
    expect(confirmed.ok).toBe(true);
    for (const { id } of erased) expect((await ask('DELETE', `/api/users/${id}`)).status).toBe(204);
    // The next copy writes down beside them all who was erased.
    const next = await runCommand('backup', environment);
    expect([next.stderr, next.code]).toEqual(['', 0]);
    expect((await server.end('SIGTERM')).code).toBe(0);
    const live = await stateOf(environment);
    await wipe(environment);

    const { BACKUP_PASSPHRASE: __, ...elsewhere } = withoutCopies;
    const copy = join(backups, name);
    const verified = await runCommand('verify', elsewhere, [copy], `${PASSPHRASE}\n`);
    expect([verified.stderr, verified.code]).toEqual(['', 0]);
    const restored = await runCommand('restore', elsewhere, [copy], `${PASSPHRASE}\n`);
    expect([restored.stderr, restored.code]).toEqual(['', 0]);

    const ids = erased.map(({ id }) => id);
    const now = await stateOf(elsewhere);
    const isErasure = (key: string) => key.startsWith('erased_people');
    // All that was there before the copy and that no erasure took; and nothing that is not as the lost machine had it.
    expect(
      beyond(
        among(before, (key) => live[key] === before[key]),
        now,
      ),
    ).toEqual([]);
    expect(
      beyond(
        among(now, (key) => !isErasure(key)),
        live,
      ),
    ).toEqual([]);
    const left = Object.entries(now).filter((one) => ids.some((id) => one.join().includes(id)));
    expect(left.filter(([key]) => !isErasure(key))).toEqual([]);
    expect(left).toHaveLength(ids.length);

    server = await startServer(elsewhere);
    const again = await caller(server).admin(guide);
    for (const id of ids) expect((await again('GET', `/api/users/${id}`)).status).toBe(404);
    const { main } = guide;
    const enter = await again('POST', `/api/users/${main.id}/verify-pin`, { pin: main.pin }, true);
    expect([enter.status, (await server.end('SIGTERM')).code]).toEqual([200, 0]);
  });
});
