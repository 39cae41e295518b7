import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { seedFolder } from '../../demo/folder.ts';
import { fillEveryTable } from '../../testing/belonging-rows.ts';
import { dump, type Row } from '../../testing/dump.ts';
import { emptyPlace, type Place } from '../../testing/engines.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { addAdmin, addDevice, addSupportPerson } from '../../testing/residents.ts';
import {
  addUser,
  enter,
  HOME_TOWN,
  openTownAt,
  SECRET_KEY,
  START,
  type Town,
} from '../../testing/town.ts';
import { SECTIONS } from './export.repo.ts';
import { SECRETS, wordOf } from './export-words.ts';

/** Read by way of another one: the rows of these are found in the file beside the name. */
const THROUGH_OTHERS = { reminder_occurrences: 'respuestas-a-recordatorios' } as const;
const FILE_OF: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SECTIONS.map(([name, table]) => [table, name])),
  ...THROUGH_OTHERS,
};

async function exported(town: Town, userId: string) {
  const cookies = await enter(town, userId);
  const answer = await town.app.http.inject({ url: `/api/users/${userId}/export`, cookies });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="mis-datos.zip"');
  const files = unzipSync(answer.rawPayload);
  const json = (name: string): Row[] =>
    JSON.parse(Buffer.from(files[`${name}.json`] ?? []).toString());
  return { files, json };
}

const asText = (entries: readonly (readonly [string, unknown])[]) =>
  JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
/** Every column under its word with its value, and nothing besides; but for the secrets. */
const kept = (row: Row) =>
  asText(
    Object.entries(row)
      .filter(([column]) => !SECRETS.has(column))
      .map(([column, value]) => [wordOf(column), value]),
  );
const told = (row: Row) =>
  asText(
    Object.entries(row).map(([word, value]: [string, unknown]) => [
      word,
      typeof value === 'boolean' ? Number(value) : value,
    ]),
  );

onBothEngines('the export of the demo’s fullest person', (it) => {
  let place: Place;
  let town: Town;
  let id: string;
  let rows: Record<string, Row[]>;
  let zip: Awaited<ReturnType<typeof exported>>;
  const own = (table: string) => (rows[table] ?? []).filter((row) => row.user_id === id);

  it.beforeAll(async ({ engine }) => {
    place = await emptyPlace(engine);
    const config = { dataDir: place.dataDir, databaseUrl: place.databaseUrl, s3: undefined };
    const secretKey = SECRET_KEY.toString();
    await seedFolder({ ...config, secretKey }, 'normal', Temporal.Instant.from(START));
    town = await openTownAt(place);
    const all = await dump(town.db);
    const media = Object.groupBy(all.media ?? [], (row) => String(row.user_id));
    const [fullest] = Object.entries(media).toSorted(
      ([, a = []], [, b = []]) => b.length - a.length,
    );
    id = fullest?.[0] ?? '';
    zip = await exported(town, id);
    rows = await dump(town.db);
  });
  it.afterAll(() => town.close());

  it('has every row of the database, as it is there', () => {
    for (const [name, table, owner] of SECTIONS) {
      const hers = (rows[table] ?? []).filter((row) => row[owner] === id);
      expect(zip.json(name).map(told).toSorted()).toEqual(hers.map(kept).toSorted());
    }
    const reminders = new Set(own('reminders').map((row) => row.id));
    const answers = (rows.reminder_occurrences ?? []).filter((row) =>
      reminders.has(row.reminder_id ?? ''),
    );
    expect(answers.length).toBeGreaterThan(100);
    const file = zip.json('respuestas-a-recordatorios');
    expect(file.map(told).toSorted()).toEqual(answers.map(kept).toSorted());
  });

  it('has every file as it came, byte for byte, and no other', async () => {
    const [person] = (rows.users ?? []).filter((row) => row.id === id);
    const keys = [
      person?.photo_key,
      ...own('media').map((row) => row.file_key),
      ...own('message_files').map((row) => `users/${id}/messages/${row.id}/original`),
    ].map(String);
    expect(keys.length).toBeGreaterThan(120);
    const stored = await Promise.all(keys.map(async (key) => hex(await town.storage.get(key))));
    const names = Object.keys(zip.files).filter((name) => !/\.(json|txt)$/.test(name));
    expect(names.map((name) => hex(zip.files[name])).toSorted()).toEqual(stored.toSorted());
  });

  it('is readable: it says what it is, in words, and its pictures have titles', () => {
    expect(Buffer.from(zip.files['LEEME.txt'] ?? []).toString()).toContain('20');
    expect(zip.json('perfil')).toMatchObject([{ nombre: expect.stringContaining('María') }]);
    const title = String(own('media')[0]?.title);
    expect(Object.keys(zip.files).some((name) => name.includes(title.slice(0, 20)))).toBe(true);
  });
});

const hex = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('base64');

onBothEngines('any export', (it) => {
  it('holds something of every table that has anything of the person', async ({ engine, town }) => {
    const id = await addUser(town);
    const made = {
      users: id,
      municipalities: HOME_TOWN,
      admins: (await addAdmin(town)).id,
      devices: (await addDevice(town)).id,
      support_persons: (await addSupportPerson(town)).id,
    };
    const tables = await fillEveryTable(town.db, engine, made, 'Zoraidina');
    const { files } = await exported(town, id);
    const missing = tables.filter((table) => !(`${FILE_OF[table]}.json` in files));
    expect(missing).toEqual([]);
    for (const table of tables.filter((it) => it !== 'users')) {
      const text = Buffer.from(files[`${FILE_OF[table]}.json`] ?? []).toString();
      expect([table, JSON.parse(text).length]).not.toEqual([table, 0]);
    }
  });

  it('holds no secret, whatever a table may hold one day', async ({ town }) => {
    const id = await addUser(town, { pin_hash: 'this-is-a-secret' });
    const { files } = await exported(town, id);
    for (const [name, bytes] of Object.entries(files)) {
      const text = Buffer.from(bytes).toString();
      expect([name, /this-is-a-secret|_hash|token/.test(text)]).toEqual([name, false]);
    }
  });

  it('has names that any computer takes, and leaves out what the store has lost', async ({
    town,
  }) => {
    const id = await addUser(town);
    const titles = ['../../etc/passwd', 'a\\b:c*"?<>|', 'ñ😀 \u202e', 'x'.repeat(400), ''];
    for (const [at, title] of titles.entries()) {
      const key = `users/${id}/media/${at}.jpg`;
      await town.storage.put(key, Buffer.from(`picture ${at}`), 'image/jpeg');
      await town.db
        .insertInto('media')
        .values({ ...MEMORY, id: `memory-${at}-${id}`, user_id: id, file_key: key, title })
        .execute();
    }
    await town.db
      .insertInto('media')
      .values({ ...MEMORY, id: `lost-${id}`, user_id: id, file_key: `users/${id}/gone`, title: '' })
      .execute();
    const { files, json } = await exported(town, id);
    const names = Object.keys(files).filter((name) => name.startsWith('recuerdos/'));
    expect(names).toHaveLength(titles.length);
    for (const name of names) {
      expect(name).toMatch(/^recuerdos\/2026-11-20 [^/\\:*?"<>|\p{C}]*\.jpg$/u);
      expect(name).not.toContain('..');
      expect(name.length).toBeLessThan(180);
    }
    expect(json('recuerdos')).toHaveLength(titles.length + 1);
  });
});

const MEMORY = {
  kind: 'image',
  has_thumbnail: 0,
  day: '2026-11-20',
  month_day: '11-20',
  mime_type: 'image/jpeg',
  size: 1,
  description: '',
  original_name: 'foto.jpg',
  is_favorite: 0,
  uploaded_at: START,
} as const;
