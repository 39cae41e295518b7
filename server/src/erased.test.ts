import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newId } from './core/ids.ts';
import { addAdmin, addPerson, addSupportPerson } from './testing/accounts.ts';
import { emptyTestDatabase } from './testing/engines.ts';
import { addFile } from './testing/files.ts';
import { addPersonalData } from './testing/personal-data.ts';
import { openTownAt } from './testing/town.ts';

const MARK = 'Zarzaparrilla';
/** Enough for her rows to fill pages, and for pages to be divided and joined. */
const MANY = 120;

it('of a person who was erased no word is left in any file of the data folder', async () => {
  const database = await emptyTestDatabase('sqlite');
  const town = await openTownAt(database);
  const admin = await addAdmin(town);
  const relative = await addSupportPerson(town, []);
  for (const neighbour of ['Luis', 'Pilar']) await addPerson(town, { name: neighbour });
  const person = await addPerson(town, { name: MARK, phone: MARK, email: MARK });
  await addPersonalData(town, person.id, relative.id, MARK);
  for (let at = 0; at < MANY; at++) {
    const body = { title: `${MARK} ${at}`, dateTime: '2026-12-01T09:00', recurrency: 'daily' };
    await person.ask({ method: 'POST', url: `${person.url}/reminders`, body });
  }
  await addFile(town, `users/${person.id}/media/${newId()}/original`);
  expect(await filesWith(database.dataDir, MARK)).not.toEqual([]);

  expect((await admin.ask({ method: 'DELETE', url: person.url })).status).toBe(204);
  expect(await filesWith(database.dataDir, MARK)).toEqual([]);
  await town.app.http.close();
  await town.db.destroy();
  const again = await openTownAt(database);
  expect(await filesWith(database.dataDir, MARK)).toEqual([]);
  expect(await filesWith(database.dataDir, person.id)).toEqual(['encina.sqlite']);
  expect(await again.db.selectFrom('erased_people').select('user_id').execute()).toEqual([
    { user_id: person.id },
  ]);
  await again.close();
});

it('a conversation that was left is out of the files with the next tidying', async () => {
  const database = await emptyTestDatabase('sqlite');
  const town = await openTownAt(database);
  const person = await addPerson(town);
  const said = { method: 'POST' as const, url: `${person.url}/chat`, body: { content: MARK } };
  expect((await person.ask(said)).status).toBe(200);
  expect((await person.ask({ method: 'DELETE', url: said.url })).status).toBe(204);
  await town.app.tidy();
  expect(await filesWith(database.dataDir, MARK)).toEqual([]);
  await town.close();
});

async function filesWith(folder: string, words: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((it) => it.isFile())) {
    const bytes = await readFile(join(entry.parentPath, entry.name));
    if (bytes.includes(words)) found.push(entry.name);
  }
  return found;
}
