import { type Kysely, sql } from 'kysely';
import { newId } from '../core/ids.ts';
import type { Executor } from '../db/database.ts';
import type { Engine } from './engines.ts';

interface Reference {
  readonly table: string;
  readonly column: string;
  readonly target: string;
}

/**
 * Puts one row for the person into every table that refers to people, directly or through another one, as the
 * schema itself says: a table that a later feature adds is filled without being named here.
 * @param made id of one row of every table that others refer to; the person's under `users`.
 * @returns the tables that now have a row of hers.
 */
export async function fillEveryTable(
  db: Executor,
  engine: Engine,
  made: Readonly<Record<string, string>>,
  mark: string,
): Promise<string[]> {
  const references = await referencesOf(db, engine);
  const targets: Record<string, string> = { ...made };
  const hers = new Set(['users']);
  const waiting = new Set((await db.introspection.getTables()).map(({ name }) => name));
  let progress = true;
  while (progress) {
    progress = false;
    for (const table of waiting) {
      const own = references.filter((reference) => reference.table === table);
      const isHers = own.some(({ target }) => hers.has(target));
      if (!isHers || table in made || own.some(({ target }) => !targets[target])) continue;
      targets[table] = await insertRow(db, table, own, { targets, mark, number: 1 });
      hers.add(table);
      waiting.delete(table);
      progress = true;
    }
  }
  return [...hers];
}

/**
 * Puts one row into every table there is, whichever migration made it.
 * @param number what stands where a number is wanted: another one for another row
 */
export async function addRowToEach(db: Executor, engine: Engine, number: number): Promise<void> {
  const references = await referencesOf(db, engine);
  const targets: Record<string, string> = {};
  let waiting = (await db.introspection.getTables()).map(({ name }) => name);
  while (waiting.length > 0) {
    const ownOf = (table: string) => references.filter((reference) => reference.table === table);
    const table = waiting.find((name) => ownOf(name).every(({ target }) => targets[target]));
    if (table === undefined) throw new Error(`${waiting.join(', ')} refer to each other`);
    const values = { targets, mark: `${table} ${number}`, number };
    targets[table] = await insertRow(db, table, ownOf(table), values);
    waiting = waiting.filter((name) => name !== table);
  }
}

interface Values {
  /** Id of one row of every table that others refer to. */
  readonly targets: Readonly<Record<string, string>>;
  /** Every text holds it. */
  readonly mark: string;
  readonly number: number;
}

async function insertRow(
  db: Executor,
  table: string,
  references: readonly Reference[],
  { targets, mark, number }: Values,
): Promise<string> {
  const columns = (await db.introspection.getTables()).find(({ name }) => name === table)?.columns;
  const row: Record<string, string | number> = {};
  for (const { name, dataType } of columns ?? []) {
    const target = references.find(({ column }) => column === name)?.target;
    const isNumber = /int/i.test(dataType);
    row[name] = isNumber ? number : ((target && targets[target]) ?? `${mark} ${newId()}`);
  }
  const untyped: Kysely<Record<string, Record<string, unknown>>> = db.withTables();
  await untyped.insertInto(table).values(row).execute();
  return String(row.id);
}

async function referencesOf(db: Executor, engine: Engine): Promise<Reference[]> {
  const query =
    engine === 'sqlite'
      ? sql<Reference>`select m.name as "table", f."from" as "column", f."table" as target
          from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`
      : sql<Reference>`select k.table_name as "table", k.column_name as "column", c.table_name as target
          from information_schema.table_constraints t
          join information_schema.key_column_usage k using (constraint_schema, constraint_name)
          join information_schema.constraint_column_usage c using (constraint_schema, constraint_name)
          where t.constraint_type = 'FOREIGN KEY'`;
  return (await query.execute(db)).rows;
}
