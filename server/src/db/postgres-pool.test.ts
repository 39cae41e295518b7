import { Kysely, PostgresDialect, sql } from 'kysely';
import { expect, it } from 'vitest';
import { emptyTestDatabase } from '../testing/engines.ts';
import { openDatabase } from './database.ts';
import { postgresPool } from './postgres-pool.ts';
import type { Tables } from './schema.ts';

async function opened(prepares: boolean) {
  const { databaseUrl: connectionString = '' } = await emptyTestDatabase('postgres');
  const pool = postgresPool({ connectionString, size: 1, prepares, limits: {} });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const preparedOf = async () => {
    const found = await sql<{ statement: string }>`
      select statement from pg_prepared_statements`.execute(db);
    return found.rows.map(({ statement }) => statement);
  };
  return { db, preparedOf };
}

const answer = (db: Kysely<Tables>, value: number) =>
  sql<{ answer: number }>`select ${value}::int as answer`.execute(db);

it('a statement with values is prepared once on its connection, and one of any length is not', async () => {
  const { db, preparedOf } = await opened(true);
  for (const value of [1, 2, 3])
    expect((await answer(db, value)).rows).toEqual([{ answer: value }]);
  const many = Array.from({ length: 1_500 }, (_, at) => at);
  await sql`select 1 where 1 in (${sql.join(many)})`.execute(db);
  await db.transaction().execute((trx) => answer(trx, 4));
  expect(await preparedOf()).toEqual(['select $1::int as answer']);
  await db.destroy();
});

it('where statements are not to be prepared, as behind a pooler, none is', async () => {
  const { db, preparedOf } = await opened(false);
  expect((await answer(db, 1)).rows).toEqual([{ answer: 1 }]);
  expect(await preparedOf()).toEqual([]);
  await db.destroy();
});

it('a statement that is kept gives the columns that a table has got since', async () => {
  const { db } = await opened(true);
  await sql`create table pets (name text)`.execute(db);
  await sql`insert into pets values ('Toby')`.execute(db);
  const pets = () => sql`select * from pets where name = ${'Toby'}`.execute(db);
  expect((await pets()).rows).toEqual([{ name: 'Toby' }]);
  await sql`alter table pets add column age integer`.execute(db);
  for (const _ of [1, 2]) expect((await pets()).rows).toEqual([{ name: 'Toby', age: null }]);
  await db.destroy();
});

it('a stale plan inside a transaction says what is wrong, and the next transaction is right', async () => {
  const { db } = await opened(true);
  await sql`create table pets (name text)`.execute(db);
  const pets = (on: Kysely<Tables>) => sql`select * from pets where name = ${'Toby'}`.execute(on);
  const inTransaction = () => db.transaction().execute(pets);
  await inTransaction();
  await sql`alter table pets add column age integer`.execute(db);
  await expect(inTransaction()).rejects.toMatchObject({ code: '0A000' });
  expect((await inTransaction()).rows).toEqual([]);
  await db.destroy();
});

it('a pool that is larger than what PostgreSQL grants is made smaller, in a sentence, and leaves one connection', async () => {
  const { databaseUrl = '', dataDir } = await emptyTestDatabase('postgres');
  const said: string[] = [];
  const warn = (sentence: string) => said.push(sentence);
  const few = await openDatabase({ databaseUrl, dataDir, warn });
  expect(said).toEqual([]);
  const database = sql.id(new URL(databaseUrl).pathname.slice(1));
  await sql`alter database ${database} connection limit 5`.execute(few);
  await few.destroy();
  const fitting = await openDatabase({ databaseUrl, dataDir, poolSize: 4, warn });
  expect(said).toEqual([]);
  await fitting.destroy();
  const border = await openDatabase({ databaseUrl, dataDir, poolSize: 5, warn });
  expect(said.splice(0)).toEqual([
    'PostgreSQL concede 5 conexiones y DATABASE_POOL_SIZE pide 5: el servidor usa 4 y deja una para las copias.',
  ]);
  await border.destroy();
  const db = await openDatabase({ databaseUrl, dataDir, poolSize: 8, warn });
  expect(said).toEqual([
    'PostgreSQL concede 5 conexiones y DATABASE_POOL_SIZE pide 8: el servidor usa 4 y deja una para las copias.',
  ]);
  await Promise.all(Array.from({ length: 20 }, () => sql`select pg_sleep(0.02)`.execute(db)));
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from pg_stat_activity where datname = current_database()`.execute(
    db,
  );
  expect(rows[0]?.open).toBe(4);
  await db.destroy();
});
