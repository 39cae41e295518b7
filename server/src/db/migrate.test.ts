import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dump } from '../testing/dump.ts';
import { emptyTestDatabase, type TestDatabase } from '../testing/engines.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import { joinDatabase, openDatabase, ping } from './database.ts';

const municipality = {
  id: 'a-town',
  name: 'Un pueblo',
  photo_key: null,
  phone: null,
  time_zone: 'Europe/Madrid',
  setup_code_hash: null,
  setup_closed_at: null,
  created_at: '2026-11-20T16:05:00.000Z',
};

onBothEngines('the tables', (it) => {
  it('are made on the first start, and what is in them outlives the next', async ({ database }) => {
    const first = await openDatabase(database);
    await first.insertInto('municipalities').values(municipality).execute();
    const before = await dump(first);
    await first.destroy();
    const second = await openDatabase(database);
    expect(await dump(second)).toEqual(before);
    await expect(ping(second)).resolves.toBeUndefined();
    await second.destroy();
  });

  it('are joined as they are beside a server, and left alone where they wait for a newer program', async ({
    database,
  }) => {
    expect(await joinDatabase(database)).toBeUndefined();
    const server = await openDatabase(database);
    const joined = await joinDatabase(database);
    await joined?.insertInto('municipalities').values(municipality).execute();
    expect((await dump(server)).municipalities).toMatchObject([{ id: municipality.id }]);
    await joined?.destroy();
    await sql`delete from kysely_migration where name > '0001-foundation'`.execute(server);
    const before = await dump(server);
    expect(await joinDatabase(database)).toBeUndefined();
    expect(await dump(server)).toEqual(before);
    await server.destroy();
  });

  it('let nobody belong to a town that is not there', async ({ database }) => {
    const db = await openDatabase(database);
    const orphan = { id: 'd', municipality_id: 'nowhere', name: 'x', created_at: 'x' };
    await expect(db.insertInto('devices').values(orphan).execute()).rejects.toThrow();
    await db.destroy();
  });

  it('are made once by three starts at once', async ({ engine, database }) => {
    const opened =
      engine === 'postgres'
        ? await Promise.all([
            openDatabase(database),
            openDatabase(database),
            openDatabase(database),
          ])
        : [await openDatabase(database)];
    for (const db of opened) expect(await dump(db)).toHaveProperty('users', []);
    await Promise.all(opened.map((db) => db.destroy()));
  });
});

describe('a database that is a file', () => {
  const copies = async ({ dataDir }: TestDatabase) =>
    (await readdir(dataDir)).filter((file) => file.includes('.before-'));

  it('is copied before it is changed, and not otherwise', async () => {
    const database = await emptyTestDatabase('sqlite');
    await (await openDatabase(database)).destroy();
    await (await openDatabase(database)).destroy();
    expect(await copies(database)).toEqual([]);
    // As an older version would have left it: with something in it, and a migration still to come.
    await (await olderDatabase(database)).destroy();
    expect(await copies(database)).toEqual(['encina.sqlite.before-0001-foundation']);
    expect(textsIn(database)).toEqual([{ text: 'carta' }]);
    await database.remove();
  });

  it('is copied anew where a copy of the same name was left', async () => {
    const database = await emptyTestDatabase('sqlite');
    await (await olderDatabase(database)).destroy();
    await (await olderDatabase(database, 'postal')).destroy();
    expect(textsIn(database)).toEqual([{ text: 'postal' }]);
    await database.remove();
  });

  it('keeps what it has acknowledged: it waits for the disk, and readers pass writers', async () => {
    const database = await emptyTestDatabase('sqlite');
    const db = await openDatabase(database);
    const file = new DatabaseSync(join(database.dataDir, 'encina.sqlite'));
    expect(file.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
    file.close();
    await db.destroy();
    await database.remove();
  });
});

function textsIn({ dataDir }: TestDatabase) {
  const copy = new DatabaseSync(join(dataDir, 'encina.sqlite.before-0001-foundation'));
  const texts = copy.prepare('select text from keepsakes').all();
  copy.close();
  return texts;
}

/** Takes the tables of the product out, puts one of its own in, and opens the database as a start does. */
async function olderDatabase(database: TestDatabase, text = 'carta') {
  const file = join(database.dataDir, 'encina.sqlite');
  const raw = new DatabaseSync(file);
  raw.exec('pragma foreign_keys = off');
  const tables = raw.prepare("select name from sqlite_master where type = 'table'").all();
  for (const { name } of tables) raw.exec(`drop table "${name}"`);
  raw.exec('create table keepsakes (text text)');
  raw.prepare('insert into keepsakes values (?)').run(text);
  raw.close();
  return openDatabase(database);
}
