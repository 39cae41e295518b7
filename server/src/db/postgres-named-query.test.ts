import { Kysely, PostgresDialect, sql } from 'kysely';
import { expect, it } from 'vitest';
import { emptyTestDatabase } from '../testing/engines.ts';
import { postgresPool } from './postgres-pool.ts';
import type { Tables } from './schema.ts';

async function opened() {
  const { databaseUrl: connectionString = '' } = await emptyTestDatabase('postgres');
  const pool = postgresPool({ connectionString, size: 1, prepares: true, limits: {} });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await sql`create table pets (name text primary key, age integer, owner varchar(20))`.execute(db);
  return db;
}

const put = (db: Kysely<Tables>, name: string, age: number | null) =>
  sql`insert into pets values (${name}, ${age}, ${null})`.execute(db);

it('rows of a kept statement are those of its first answer: texts, numbers and nothing', async () => {
  const db = await opened();
  expect(await put(db, 'Ñica', 3)).toEqual({ numAffectedRows: 1n, rows: [] });
  expect(await put(db, 'Toby', null)).toEqual({ numAffectedRows: 1n, rows: [] });
  const pets = () =>
    sql`select name, age, owner, count(*) over () as all, age > 2 as old, ${'x'}::text as age2
      from pets order by name`.execute(db);
  for (const _ of [1, 2]) {
    expect((await pets()).rows).toEqual([
      { name: 'Toby', age: null, owner: null, all: '2', old: null, age2: 'x' },
      { name: 'Ñica', age: 3, owner: null, all: '2', old: true, age2: 'x' },
    ]);
  }
  await db.destroy();
});

it('a kept statement that is refused once is right the next time', async () => {
  const db = await opened();
  const older = (than: number | string) =>
    sql`select name from pets where age > ${than}::int`.execute(db);
  await put(db, 'Toby', 3);
  await expect(put(db, 'Toby', 4)).rejects.toMatchObject({ code: '23505' });
  await expect(older('mucho')).rejects.toMatchObject({ code: '22P02' });
  for (const _ of [1, 2]) expect((await older(2)).rows).toEqual([{ name: 'Toby' }]);
  expect((await put(db, 'Linda', 2)).numAffectedRows).toBe(1n);
  await db.destroy();
});

it('what is no plain value is bound as before', async () => {
  const db = await opened();
  await put(db, 'Toby', 3);
  const among = sql`select name from pets where name = any(${['Toby', 'Linda']})`;
  expect((await among.execute(db)).rows).toEqual([{ name: 'Toby' }]);
  await db.destroy();
});
