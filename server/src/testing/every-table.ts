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
      targets[table] = await insertRow(db, table, own, targets, mark);
      hers.add(table);
      waiting.delete(table);
      progress = true;
    }
  }
  return [...hers];
}

async function insertRow(
  db: Executor,
  table: string,
  references: readonly Reference[],
  targets: Readonly<Record<string, string>>,
  mark: string,
): Promise<string> {
  const columns = (await db.introspection.getTables()).find(({ name }) => name === table)?.columns;
  const row: Record<string, string | number> = {};
  for (const { name, dataType } of columns ?? []) {
    const target = references.find(({ column }) => column === name)?.target;
    const isNumber = /int/i.test(dataType);
    row[name] = isNumber ? 1 : ((target && targets[target]) ?? `${mark} ${newId()}`);
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
