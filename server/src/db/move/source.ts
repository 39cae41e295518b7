import { DatabaseSync } from 'node:sqlite';
import { sqliteFile } from '../database.ts';
import type { Row, Table } from './table.ts';

/** What the migrator and SQLite keep for themselves. */
const NOT_OURS = /^(kysely_migration|sqlite_)/;
const PATIENCE_MS = 5_000;

/** A SQLite database at one moment. */
export interface Source {
  /** Those that others refer to come first. */
  readonly tables: readonly Table[];
  /** One after the other, in the order of their key. */
  rows(table: Table): Iterable<Row>;
}

/** Holds everybody else's writes off meanwhile: a command beside us would write where nobody looks any more. */
export async function withSource<T>(
  dataDir: string,
  work: (source: Source) => Promise<T>,
): Promise<T> {
  const database = new DatabaseSync(sqliteFile(dataDir), { timeout: PATIENCE_MS });
  try {
    database.exec('BEGIN IMMEDIATE');
    return await work({
      tables: tablesOf(database),
      *rows({ name, columns, key }) {
        const order = key.map((column) => quoted(column.name)).join(', ');
        const texts = columns.map((column) => `cast(${quoted(column)} as text)`).join(', ');
        const all = database.prepare(`select ${texts} from ${quoted(name)} order by ${order}`);
        all.setReturnArrays(true);
        // With a cast to text nothing else comes back.
        yield* all.iterate() as Iterable<unknown> as Iterable<Row>;
      },
    });
  } finally {
    database.close();
  }
}

function tablesOf(database: DatabaseSync): Table[] {
  const names = database
    .prepare(`select name from sqlite_master where type = 'table' order by name`)
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !NOT_OURS.test(name));
  const ordered: Table[] = [];
  const place = (name: string): void => {
    if (ordered.some((table) => table.name === name)) return;
    for (const other of referredBy(database, name)) if (other !== name) place(other);
    ordered.push(tableOf(database, name));
  };
  for (const name of names) place(name);
  return ordered;
}

const referredBy = (database: DatabaseSync, table: string): string[] =>
  database
    .prepare('select distinct "table" as name from pragma_foreign_key_list(?)')
    .all(table)
    .map(({ name }) => String(name));

function tableOf(database: DatabaseSync, name: string): Table {
  const columns = database
    .prepare('select name, type, pk from pragma_table_info(?)')
    .all(name)
    .map((column) => ({
      name: String(column.name),
      isText: /text|char/i.test(String(column.type)),
      place: Number(column.pk),
    }));
  const key = columns.filter(({ place }) => place > 0).sort((a, b) => a.place - b.place);
  return { name, columns: columns.map((column) => column.name), key };
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
