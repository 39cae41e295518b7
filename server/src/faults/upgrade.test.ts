import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { connect, type Executor, openDatabase, prepareDatabase } from '../db/database.ts';
import { MIGRATIONS } from '../db/migrate.ts';
import { beforeEachChange } from '../testing/changes.ts';
import { dump, type Row } from '../testing/dump.ts';
import {
  copyTestDatabase,
  type Engine,
  emptyTestDatabase,
  type TestDatabase,
} from '../testing/engines.ts';
import { addRowToEach } from '../testing/every-table.ts';
import { type Fixtures, onBothEnginesSharing } from '../testing/fixtures.ts';
import { dieInUpgrade } from '../testing/process.ts';

/** For what hangs, not a claim of speed. */
const LONG = 120_000;

let changes = 0;
beforeEachChange(() => {
  changes += 1;
});

const shared = (it: Fixtures) =>
  it
    .extend('newest', { scope: 'file' }, ({ engine }) => newestOf(engine))
    // One that goes from version to version as the tests go on, and gets rows at each.
    .extend('ageing', { scope: 'file' }, async ({ engine }, { onCleanup }) => {
      const database = await emptyTestDatabase(engine);
      onCleanup(() => database.remove());
      return database;
    });

onBothEnginesSharing('a database of an older version', shared, (it) => {
  it.for(MIGRATIONS.slice(0, -1))(
    'is whole, and as a new one, after an upgrade that was killed and one that was not: %s',
    { timeout: LONG },
    async (migration, { engine, ageing, newest, onTestFinished }) => {
      const rows = await withRowsOf(engine, ageing, migration);
      const database = await copyTestDatabase(ageing);
      onTestFinished(() => database.remove());
      const change = newest.anyChangeAfter(migration);
      const { signal } = await dieInUpgrade(database, change);
      expect(signal, `killed before change ${change} after ${migration}`).toBe('SIGKILL');

      const db = await openDatabase(database);
      expect(await partsOf(db, engine)).toEqual(newest.parts);
      expect(lostFrom(rows, await dump(db))).toEqual([]);
      if (engine === 'sqlite') expect(await faultsOf(db)).toEqual([{ integrity_check: 'ok' }]);
      await db.destroy();
    },
  );
});

/** What a new database has, and a change at random among those that lie between an older version and it. */
async function newestOf(engine: Engine) {
  const database = await emptyTestDatabase(engine);
  const changesOf = async (migration: string) => {
    changes = 0;
    await prepareDatabase(database, migration);
    return changes;
  };
  const made: number[] = [];
  for (const migration of MIGRATIONS) made.push(await changesOf(migration));
  // What the migrator does for itself at each start, before the first of ours.
  const own = await changesOf(MIGRATIONS.at(-1) ?? '');
  const db = connect(database);
  const parts = await partsOf(db, engine);
  await db.destroy();
  await database.remove();
  return {
    parts,
    anyChangeAfter(migration: string): number {
      const later = made.slice(MIGRATIONS.indexOf(migration) + 1);
      return own + 1 + randomInt(later.reduce((sum, many) => sum + many - own, 0));
    },
  };
}

/** Brings it to that version and puts a row into each of its tables. @returns all rows */
async function withRowsOf(
  engine: Engine,
  database: TestDatabase,
  migration: string,
): Promise<Rows> {
  await prepareDatabase(database, migration);
  const db = connect(database);
  await addRowToEach(db, engine, MIGRATIONS.indexOf(migration) + 1);
  const rows = await dump(db);
  await db.destroy();
  return rows;
}

type Rows = Readonly<Record<string, readonly Row[]>>;

/** Tables that are called otherwise by now. */
const RENAMED: Readonly<Record<string, string>> = {
  guesses: 'attempt_counts',
  looks: 'access_log',
};

/** Rows that are not there any more with what they had, as far as their columns are still there. */
function lostFrom(before: Rows, after: Rows): string[] {
  return Object.entries(before).flatMap(([table, rows]) => {
    const now = after[RENAMED[table] ?? table] ?? [];
    const columns = Object.keys(now[0] ?? {});
    const text = (row: Row) =>
      JSON.stringify(columns.filter((name) => name in (rows[0] ?? {})).map((name) => row[name]));
    const left = new Set(now.map(text));
    const lost = rows.filter((row) => !left.has(text(row)));
    return lost.map((row) => `${table}: ${JSON.stringify(row)}`);
  });
}

/** Tables with their columns, indexes, triggers and constraints. */
async function partsOf(db: Executor, engine: Engine): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const columns = tables.flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column.name} ${column.dataType} ${column.isNullable}`),
  );
  const query =
    engine === 'sqlite'
      ? sql<{ name: string }>`select type || ' ' || name as name from sqlite_master`
      : sql<{ name: string }>`
          select indexname as name from pg_indexes where schemaname = current_schema()
          union all select tgname from pg_trigger where not tgisinternal
          union all select conname from pg_constraint
            where connamespace = current_schema()::regnamespace`;
  const { rows } = await query.execute(db);
  return [...columns, ...rows.map(({ name }) => name)].toSorted();
}

async function faultsOf(db: Executor): Promise<unknown[]> {
  const integrity = await sql`pragma integrity_check`.execute(db);
  const references = await sql`pragma foreign_key_check`.execute(db);
  return [...integrity.rows, ...references.rows];
}
