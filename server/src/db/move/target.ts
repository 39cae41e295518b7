import pg from 'pg';
import { tablesIn } from '../copies/postgres-client.ts';
import type { Row, Table } from './table.ts';

/** Rows that are in memory at once. */
const AT_ONCE = 500;
const OF_MIGRATOR = /^kysely_migration/;

const quoted = pg.escapeIdentifier;
const listOf = (columns: readonly string[]) => columns.map(quoted).join(', ');

/** What is there, in the order of the key as SQLite has it: read to the end before anything else is asked. */
export async function* rowsIn(
  client: pg.Client,
  { name, columns, key }: Table,
): AsyncGenerator<Row> {
  const order = key.map((one) => `t.${quoted(one.name)}${one.isText ? ' collate "C"' : ''}`);
  const texts = columns.map((column) => `t.${quoted(column)}::text`).join(', ');
  await client.query(
    `begin read only;
      declare moved cursor for select json_build_array(${texts}) as row
        from ${quoted(name)} t order by ${order.join(', ')}`,
  );
  try {
    let count = AT_ONCE;
    while (count === AT_ONCE) {
      const { rows } = await client.query<{ row: Row }>(`fetch ${AT_ONCE} from moved`);
      for (const { row } of rows) yield row;
      count = rows.length;
    }
  } finally {
    await client.query('rollback');
  }
}

/** Puts the rows there, so many at a time: what is there stays when somebody pulls the plug. */
export async function addRows(
  client: pg.Client,
  { name, columns }: Table,
  rows: Iterable<Row>,
): Promise<void> {
  const insert = (batch: readonly Row[]) =>
    client.query(
      `insert into ${quoted(name)} (${listOf(columns)})
        select ${listOf(columns)} from json_populate_recordset(null::${quoted(name)}, $1::json)`,
      [JSON.stringify(batch.map((row) => Object.fromEntries(row.map((v, i) => [columns[i], v]))))],
    );
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < AT_ONCE) continue;
    await insert(batch);
    batch = [];
  }
  if (batch.length > 0) await insert(batch);
}

/** Empties what migrations have filled, and stills what would make rows of rows: those come with the rest. */
export async function clearTables(client: pg.Client, tables: readonly Table[]): Promise<void> {
  await switchTriggers(client, tables, 'disable');
  const backwards = tables.toReversed();
  await client.query(backwards.map(({ name }) => `delete from ${quoted(name)}`).join(';'));
}

export const switchTriggers = (
  client: pg.Client,
  tables: readonly Table[],
  are: 'disable' | 'enable',
): Promise<unknown> =>
  client.query(
    tables.map(({ name }) => `alter table ${quoted(name)} ${are} trigger user`).join(';'),
  );

/** Tables of ours in the target, without the migrator's. */
export const ownTablesIn = async (client: pg.Client): Promise<string[]> =>
  (await tablesIn(client)).filter((name) => !OF_MIGRATOR.test(name));
