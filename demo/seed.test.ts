import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { StartError } from '../server/src/core/start-error.ts';
import { openDatabase } from '../server/src/db/database.ts';
import { dump } from '../server/src/testing/dump.ts';
import { emptyTestDatabase, type TestDatabase } from '../server/src/testing/engines.ts';
import {
  type Fixtures,
  onBothEngines,
  onBothEnginesSharing,
} from '../server/src/testing/fixtures.ts';
import { HOME_TOWN, openTownAt, SECRET_KEY, START, type Town } from '../server/src/testing/town.ts';
import { OTHER_TOWN, PASSWORD } from './data/towns.ts';
import { seedFolder } from './folder.ts';

vi.mock('@node-rs/argon2', () => import('../server/src/testing/cheap-argon2.ts'));

const now = Temporal.Instant.from(START);
const configOf = ({ dataDir, databaseUrl }: TestDatabase) => ({
  dataDir,
  databaseUrl,
  s3: undefined,
  secretKey: SECRET_KEY.toString(),
});

/** How the files of each type begin. */
const SIGNATURES: Record<string, string> = { ffd8ff: 'image/jpeg', '1a45df': 'video/webm' };

const shared = (it: Fixtures) =>
  it.extend('village', { scope: 'file' }, async ({ engine }, { onCleanup }) => {
    const database = await emptyTestDatabase(engine);
    const seeded = await seedFolder(configOf(database), 'normal', now);
    const town = await openTownAt(database);
    onCleanup(() => town.close());
    return { database, town, ...seeded };
  });

onBothEnginesSharing('the village', shared, (it) => {
  it('stays as it is when it is seeded again', async ({ village: { database, town, isNew } }) => {
    expect(isNew).toBe(true);
    const before = [await dump(town.db), await filesOf(database)];
    const again = await seedFolder(configOf(database), 'crowded', now.add({ hours: 30 }));
    expect(again).toMatchObject({ isNew: false, guide: { size: 'normal' } });
    expect([await dump(town.db), await filesOf(database)]).toEqual(before);
  });

  it('lets every person in as the guide says, and nobody who is inactive', async ({
    village: { town, guide },
  }) => {
    const devices: Record<string, Record<string, string>> = {
      [HOME_TOWN]: await enrolled(town, HOME_TOWN),
      [OTHER_TOWN.id]: await enrolled(town, OTHER_TOWN.id),
    };
    for (const person of guide.people) {
      const url = `/api/users/${person.id}/${person.pin ? 'verify-pin' : 'session'}`;
      const cookies = devices[person.municipalityId] ?? {};
      const body = person.pin ? { pin: person.pin } : undefined;
      const entered = await town.ask({ method: 'POST', url, cookies, body });
      expect([person.name, Boolean(entered.cookies.encina_user)]).toEqual([
        person.name,
        person.isActive,
      ]);
    }
  });

  it('lets every administrator in', async ({ village: { town, guide } }) => {
    for (const { email, municipalityId } of guide.admins) {
      const body = { email, municipalityId, password: PASSWORD };
      const answer = await town.ask({ method: 'POST', url: '/api/admin/login', body });
      expect([email, answer.status]).toEqual([email, 200]);
    }
  });

  it('fills the home screen of Josefa', async ({ village: { town, guide } }) => {
    const { id } = guide.main;
    const token = await town.session({ kind: 'user', municipality_id: HOME_TOWN, user_id: id });
    const read = async (path: string) =>
      (await town.ask({ url: `/api/users/${id}/${path}`, cookies: { encina_user: token } })).json;

    expect(await read('reminders/stats')).toEqual({ completed: 4, pending: 5, skipped: 0 });
    expect(await read('scores?limit=1')).toMatchObject([
      { completedAt: expect.stringMatching(/^2026-11-19/) },
    ]);
    expect(await read('media/stats')).toEqual({ totalFiles: 25, favorites: 9 });
    expect(await read('chat/last')).toEqual({ at: '2026-11-20T14:30:00.000Z' });
    const week = `startDate=2026-11-14T16:05:00.000Z&endDate=${START}`;
    expect((await read(`metrics?${week}`)).activeDays).toBe(6);
    const month = `startDate=2026-10-22T16:05:00.000Z&endDate=${START}`;
    expect(await read(`metrics?${month}`)).toMatchObject({ activeDays: 26, gamesPlayed: 120 });
    const messages: { seen: boolean; authorName: string }[] = await read('support-messages');
    expect(messages).toHaveLength(13);
    expect(messages.map(({ seen }) => seen).indexOf(true)).toBe(3);
    expect(new Set(messages.map(({ authorName }) => authorName)).size).toBe(3);
  });

  it('shows a photo of everybody who has one, and keeps the file of every memory', async ({
    village: { database, town },
  }) => {
    const cookies = await enrolled(town, HOME_TOWN);
    const url = `/api/users?municipalityId=${HOME_TOWN}`;
    const people: { photo: string | null }[] = (await town.ask({ url, cookies })).json;
    const photos = people.flatMap(({ photo }) => photo ?? []);
    expect(photos.length).toBeGreaterThan(18);
    for (const photo of photos) {
      expect((await town.ask({ url: photo, cookies })).status).toBe(200);
    }
    const memories = await town.db.selectFrom('media').selectAll().execute();
    for (const { file_key, mime_type, size } of memories) {
      const bytes = await readFile(join(database.dataDir, 'files', file_key));
      expect(bytes.length).toBe(size);
      expect(SIGNATURES[bytes.toString('hex', 0, 3)]).toBe(mime_type);
    }
    expect(new Set(memories.map((row) => row.mime_type)).size).toBe(2);
  });
});

onBothEngines('a real installation', (it) => {
  it('is refused and left as it is', async ({ engine }) => {
    const database = await emptyTestDatabase(engine);
    const town = await openTownAt(database);
    const before = [await dump(town.db), await filesOf(database)];
    const refusal = seedFolder(configOf(database), 'normal', now);
    await expect(refusal).rejects.toThrow(StartError);
    await expect(refusal).rejects.toThrow(/instalación de verdad/);
    expect([await dump(town.db), await filesOf(database)]).toEqual(before);
    await town.close();
  });
});

describe('the other sizes', () => {
  it('empty is an administrator and one person with nothing', async () => {
    const database = await emptyTestDatabase('sqlite');
    const { guide } = await seedFolder(configOf(database), 'empty', now);
    const filled = Object.entries(await dumpOf(database)).filter(([, rows]) => rows.length > 0);
    expect(filled.map(([name, rows]) => [name, rows.length]).sort()).toEqual([
      ['admins', 1],
      ['consent_changes', 1],
      ['municipalities', 1],
      ['person_versions', 1],
      ['users', 1],
    ]);
    expect(guide.main.name).toBe('Josefa Gómez Rangel');
    await database.remove();
  });

  it('crowded is three hundred people, and one of them with hundreds of everything', async () => {
    const database = await emptyTestDatabase('sqlite');
    const { guide } = await seedFolder(configOf(database), 'crowded', now);
    const rows = await dumpOf(database);
    const of = (table: string) => rows[table]?.filter((row) => row.user_id === guide.main.id);
    expect(rows.users?.filter((row) => row.municipality_id === HOME_TOWN)).toHaveLength(300);
    expect(of('reminders')).toHaveLength(300);
    expect(of('support_messages')).toHaveLength(200);
    expect(of('media')).toHaveLength(120);
    const again = await seedFolder(configOf(database), 'normal', now);
    expect(again).toMatchObject({ isNew: false, guide: { size: 'crowded' } });
    await database.remove();
  });
});

async function enrolled(town: Town, municipalityId: string): Promise<Record<string, string>> {
  const id = crypto.randomUUID();
  const device = { id, municipality_id: municipalityId, name: 'Tableta', created_at: START };
  await town.db.insertInto('devices').values(device).execute();
  const owner = { kind: 'device', municipality_id: municipalityId, device_id: id } as const;
  return { encina_device: await town.session(owner) };
}

async function dumpOf(database: TestDatabase) {
  const db = await openDatabase(database);
  try {
    return await dump(db);
  } finally {
    await db.destroy();
  }
}

/** What is kept, and the secret; the database's own files and the lock come and go. */
async function filesOf({ dataDir }: TestDatabase): Promise<string[]> {
  const names = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile() && !entry.name.includes('.sqlite'));
  const described = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    return `${file} ${(await stat(file)).mtimeMs} ${(await readFile(file)).length}`;
  });
  return (await Promise.all(described)).sort();
}
