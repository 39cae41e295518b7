import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { tablesIn, withPostgres } from './postgres-client.ts';

const AT_ONCE = 500;
const SUFFIX = '.jsonl';
/** What the migrator keeps for itself: its tables are as it has just made them. */
const OF_MIGRATOR = /^kysely_migration/;

/** Whether there is anything that an import would take away. */
export const isEmptyPostgres = (databaseUrl: string): Promise<boolean> =>
  withPostgres(databaseUrl, async (client) => (await tablesIn(client)).length === 0);

/** Takes every table away, and every function that guards one, for those of a copy. */
export const dropTables = (databaseUrl: string): Promise<void> =>
  withPostgres(databaseUrl, async (client) => {
    await client.query('begin');
    const tables = (await tablesIn(client)).map((name) => pg.escapeIdentifier(name));
    if (tables.length > 0) await client.query(`drop table ${tables.join(', ')} cascade`);
    const functions = await functionsIn(client);
    if (functions.length > 0) await client.query(`drop function ${functions.join(', ')} cascade`);
    await client.query('commit');
  });

/**
 * Fills tables of the copy's own migration with its rows, in one transaction. Who refers to whom is looked at when all
 * rows are there, so that tables and rows may come in any order.
 */
export const importPostgres = (
  databaseUrl: string,
  folder: string,
  files: readonly string[],
): Promise<void> =>
  withPostgres(databaseUrl, async (client) => {
    await client.query('begin');
    const references = await referencesIn(client);
    for (const one of references) {
      await client.query(`alter table ${one} deferrable initially deferred`);
    }
    const tables = files
      .map((file) => file.slice(0, -SUFFIX.length))
      .filter((table) => !OF_MIGRATOR.test(table));
    for (const table of tables) await client.query(`delete from ${pg.escapeIdentifier(table)}`);
    // What triggers have made of the rows is among the rows.
    const triggers = (are: 'disable' | 'enable', table: string) =>
      client.query(`alter table ${pg.escapeIdentifier(table)} ${are} trigger user`);
    for (const table of tables) await triggers('disable', table);
    for (const table of tables) await fill(client, table, join(folder, `${table}${SUFFIX}`));
    await client.query('set constraints all immediate');
    for (const table of tables) await triggers('enable', table);
    for (const one of references) await client.query(`alter table ${one} not deferrable`);
    await client.query('commit');
  });

/** Of ours alone: what an extension has brought is not made by a migration. */
async function functionsIn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = current_schema() and p.prokind = 'f'
        and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  return rows.map(({ name }) => name);
}

async function fill(client: pg.Client, table: string, file: string): Promise<void> {
  const name = pg.escapeIdentifier(table);
  const insert = (rows: string[]) =>
    client.query(
      `insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`,
      [`[${rows.join(',')}]`],
    );
  let rows: string[] = [];
  for await (const row of linesOf(file)) {
    rows.push(row);
    if (rows.length < AT_ONCE) continue;
    await insert(rows);
    rows = [];
  }
  if (rows.length > 0) await insert(rows);
}

/** By their line feeds alone: what somebody wrote may hold other characters that end a line. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of createReadStream(file, 'utf8')) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Each foreign key as `"table" alter constraint "name"`. */
async function referencesIn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select c.relname as table, k.conname as name from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and n.nspname = current_schema()`,
  );
  return rows.map(
    ({ table, name }) =>
      `${pg.escapeIdentifier(table)} alter constraint ${pg.escapeIdentifier(name)}`,
  );
}
