import { expect } from 'vitest';
import { SECTIONS } from '../server/src/features/data/export.repo.ts';
import { SECRETS, wordOf } from '../server/src/features/data/export-words.ts';
import { dump, type Row } from '../server/src/testing/dump.ts';
import { emptyTestDatabase, type TestDatabase } from '../server/src/testing/engines.ts';
import { exported } from '../server/src/testing/export.ts';
import { type Fixtures, onBothEnginesSharing } from '../server/src/testing/fixtures.ts';
import { openTownAt, SECRET_KEY, START } from '../server/src/testing/town.ts';
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

/** What the fullest person of the village takes with her, and what the database has of her. */
async function exportOfFullest(database: TestDatabase) {
  const config = { dataDir: database.dataDir, databaseUrl: database.databaseUrl, s3: undefined };
  const secretKey = SECRET_KEY.toString();
  await seedFolder({ ...config, secretKey }, 'normal', Temporal.Instant.from(START));
  const town = await openTownAt(database);
  const all = await dump(town.db);
  const media = Object.groupBy(all.media ?? [], (row) => String(row.user_id));
  const [fullest] = Object.entries(media).toSorted(([, a = []], [, b = []]) => b.length - a.length);
  const id = fullest?.[0] ?? '';
  const zip = await exported(town, id);
  const rows = await dump(town.db);
  const own = (table: string) => (rows[table] ?? []).filter((row) => row.user_id === id);
  return { town, id, zip, rows, own };
}

const shared = (it: Fixtures) =>
  it.extend('fullest', { scope: 'file' }, async ({ engine }, { onCleanup }) => {
    const fullest = await exportOfFullest(await emptyTestDatabase(engine));
    onCleanup(() => fullest.town.close());
    return fullest;
  });

onBothEnginesSharing('the export of the demo’s fullest person', shared, (it) => {
  it('has every row of the database, as it is there', ({ fullest: { id, zip, rows, own } }) => {
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

  it('has every file as it came, byte for byte, and no other', async ({
    fullest: { town, id, zip, rows, own },
  }) => {
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

  it('is readable: it says what it is, in words, and its pictures have titles', ({
    fullest: { zip, own },
  }) => {
    expect(Buffer.from(zip.files['LEEME.txt'] ?? []).toString()).toContain('20');
    expect(zip.json('perfil')).toMatchObject([{ nombre: expect.stringContaining('María') }]);
    const title = String(own('media')[0]?.title);
    expect(Object.keys(zip.files).some((name) => name.includes(title.slice(0, 20)))).toBe(true);
  });
});
