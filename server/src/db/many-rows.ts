import type { Insertable } from 'kysely';
import { type Equal, type Row, type Table, untyped } from './any-table.ts';
import type { Executor } from './database.ts';
import type { Tables } from './schema.ts';

// SQLite takes 32,766 values in one statement, PostgreSQL 65,535: the widest of our rows has 15.
export const AT_ONCE = 500;

/** Any number of rows, in the transaction of the caller: all of them or none. */
export async function insertAll<T extends Table>(
  trx: Executor,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await untyped(trx)
      .insertInto(table)
      .values(rows.slice(at, at + AT_ONCE).map((row) => ({ ...row })))
      .execute();
  }
}

/** Which of these values the column has, in rows in which the other columns have theirs. */
export async function valuesAmong<T extends Table>(
  db: Executor,
  table: T,
  column: keyof Row<T> & string,
  values: readonly string[],
  equal: Equal<T> = {},
): Promise<ReadonlySet<string>> {
  if (values.length === 0) return new Set();
  const rows = await untyped(db)
    .selectFrom(table as string)
    .select(column as string)
    .where(column as string, 'in', values)
    .where((eb) => eb.and(equal))
    .execute();
  return new Set(rows.map((row) => String(row[column as string])));
}
