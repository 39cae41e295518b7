import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dump } from '../testing/dump.ts';
import { emptyPlace, type Place } from '../testing/engines.ts';
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
  it('are made on the first start, and what is in them outlives the next', async ({ place }) => {
    const first = await openDatabase(place);
    await first.insertInto('municipalities').values(municipality).execute();
    const before = await dump(first);
    await first.destroy();
    const second = await openDatabase(place);
    expect(await dump(second)).toEqual(before);
    await expect(ping(second)).resolves.toBeUndefined();
    await second.destroy();
  });

  it('are joined as they are beside a server, and left alone where they wait for a newer program', async ({
    place,
  }) => {
    expect(await joinDatabase(place)).toBeUndefined();
    const server = await openDatabase(place);
    const joined = await joinDatabase(place);
    await joined?.insertInto('municipalities').values(municipality).execute();
    expect((await dump(server)).municipalities).toMatchObject([{ id: municipality.id }]);
    await joined?.destroy();
    await sql`delete from kysely_migration where name > '0001-foundation'`.execute(server);
    const before = await dump(server);
    expect(await joinDatabase(place)).toBeUndefined();
    expect(await dump(server)).toEqual(before);
    await server.destroy();
  });

  it('let nobody belong to a town that is not there', async ({ place }) => {
    const db = await openDatabase(place);
    const orphan = { id: 'd', municipality_id: 'nowhere', name: 'x', created_at: 'x' };
    await expect(db.insertInto('devices').values(orphan).execute()).rejects.toThrow();
    await db.destroy();
  });

  it('are made once by three starts at once', async ({ engine, place }) => {
    const opened =
      engine === 'postgres'
        ? await Promise.all([openDatabase(place), openDatabase(place), openDatabase(place)])
        : [await openDatabase(place)];
    for (const db of opened) expect(await dump(db)).toHaveProperty('users', []);
    await Promise.all(opened.map((db) => db.destroy()));
  });
});

describe('a database that is a file', () => {
  const copies = async ({ dataDir }: Place) =>
    (await readdir(dataDir)).filter((file) => file.includes('.before-'));

  it('is copied before it is changed, and not otherwise', async () => {
    const place = await emptyPlace('sqlite');
    await (await openDatabase(place)).destroy();
    await (await openDatabase(place)).destroy();
    expect(await copies(place)).toEqual([]);
    // As an older version would have left it: with something in it, and a migration still to come.
    await (await olderDatabase(place)).destroy();
    expect(await copies(place)).toEqual(['encina.sqlite.before-0001-foundation']);
    expect(textsIn(place)).toEqual([{ text: 'carta' }]);
    await place.remove();
  });

  it('is copied anew where a copy of the same name was left', async () => {
    const place = await emptyPlace('sqlite');
    await (await olderDatabase(place)).destroy();
    await (await olderDatabase(place, 'postal')).destroy();
    expect(textsIn(place)).toEqual([{ text: 'postal' }]);
    await place.remove();
  });

  it('keeps what it has acknowledged: it waits for the disk, and readers pass writers', async () => {
    const place = await emptyPlace('sqlite');
    const db = await openDatabase(place);
    const file = new DatabaseSync(join(place.dataDir, 'encina.sqlite'));
    expect(file.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
    file.close();
    await db.destroy();
    await place.remove();
  });
});

function textsIn({ dataDir }: Place) {
  const copy = new DatabaseSync(join(dataDir, 'encina.sqlite.before-0001-foundation'));
  const texts = copy.prepare('select text from keepsakes').all();
  copy.close();
  return texts;
}

/** Takes the tables of the product out, puts one of its own in, and opens the database as a start does. */
async function olderDatabase(place: Place, text = 'carta') {
  const file = join(place.dataDir, 'encina.sqlite');
  const raw = new DatabaseSync(file);
  raw.exec('pragma foreign_keys = off');
  const tables = raw.prepare("select name from sqlite_master where type = 'table'").all();
  for (const { name } of tables) raw.exec(`drop table "${name}"`);
  raw.exec('create table keepsakes (text text)');
  raw.prepare('insert into keepsakes values (?)').run(text);
  raw.close();
  return openDatabase(place);
}
