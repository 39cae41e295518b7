import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import { addRowToEach } from '../testing/every-table.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import { connect, openDatabase, prepareDatabase } from './database.ts';

/** Before people had surnames. */
type Older = Kysely<Record<string, Record<string, unknown>>>;

onBothEngines('surnames', (it) => {
  it('are filled in for everybody who was there before', async ({ engine, database }) => {
    await prepareDatabase(database, '0011-memories-by-their-day');
    const before = connect(database);
    await addRowToEach(before, engine, 1);
    const older: Older = before.withTables();
    const one = await older.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    const names = ['José de la Cruz', 'María Gómez Rangel', ...zoes(501)];
    const people = names.map((name, place) => ({ ...one, id: `person ${place}`, name }));
    await older.insertInto('users').values(people).execute();
    await sql`delete from users where id = ${one.id}`.execute(before);
    await before.destroy();

    const db = await openDatabase(database);
    const rows = await db
      .selectFrom('users')
      .select(['id', 'surname_key'])
      .orderBy('surname_key')
      .execute();
    expect(rows.slice(0, 2)).toEqual([
      { id: 'person 0', surname_key: 'cruz jose de la' },
      { id: 'person 1', surname_key: 'gomez rangel maria' },
    ]);
    expect(rows).toHaveLength(names.length);
    expect(rows.every(({ surname_key }) => surname_key !== '')).toBe(true);
    await db.destroy();
  });
});

const zoes = (many: number) => Array.from({ length: many }, (_, place) => `Zoe Zurita ${place}`);
