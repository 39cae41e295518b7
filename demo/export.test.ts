import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECTIONS } from '../server/src/features/data/export.repo.ts';
import { SECRETS, wordOf } from '../server/src/features/data/export-words.ts';
import { dump, type Row } from '../server/src/testing/dump.ts';
import { ENGINES, emptyTestDatabase, type TestDatabase } from '../server/src/testing/engines.ts';
import { exported } from '../server/src/testing/export.ts';
import { openTownAt, SECRET_KEY, START, type Town } from '../server/src/testing/town.ts';
import { seedFolder } from './folder.ts';

const asText = (entries: readonly (readonly [string, unknown])[]) =>
  JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
/** Every column under its word with its value, and nothing besides; but for the secrets. */
const kept = (row: Row) =>
  asText(
    Object.entries(row)
      .filter(([column]) => !SECRETS.has(column))
      .map(([column, value]) => [wordOf(column), value]),
  );
/** What the database calls it, where the file has a word for people. */
const STORED: Readonly<Record<string, string>> = {
  hecho: 'done',
  pendiente: 'pending',
  aplazado: 'postponed',
  'decidió no hacerlo': 'skipped',
  'no se repite': 'none',
  'cada día': 'daily',
  'cada semana': 'weekly',
  'cada mes': 'monthly',
};
const storedValue = (value: unknown) =>
  typeof value === 'boolean' ? Number(value) : (STORED[String(value)] ?? value);
const told = (row: Row) =>
  asText(Object.entries(row).map(([word, value]: [string, unknown]) => [word, storedValue(value)]));

const hex = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('base64');

describe.each(ENGINES)('the export of the demo’s fullest person, on %s,', (engine) => {
  let database: TestDatabase;
  let town: Town;
  let id: string;
  let rows: Record<string, Row[]>;
  let zip: Awaited<ReturnType<typeof exported>>;
  const own = (table: string) => (rows[table] ?? []).filter((row) => row.user_id === id);

  beforeAll(async () => {
    database = await emptyTestDatabase(engine);
    const config = { dataDir: database.dataDir, databaseUrl: database.databaseUrl, s3: undefined };
    const secretKey = SECRET_KEY.toString();
    await seedFolder({ ...config, secretKey }, 'normal', Temporal.Instant.from(START));
    town = await openTownAt(database);
    const all = await dump(town.db);
    const media = Object.groupBy(all.media ?? [], (row) => String(row.user_id));
    const [fullest] = Object.entries(media).toSorted(
      ([, a = []], [, b = []]) => b.length - a.length,
    );
    id = fullest?.[0] ?? '';
    zip = await exported(town, id);
    rows = await dump(town.db);
  }, 60_000);
  afterAll(() => town.close());

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
