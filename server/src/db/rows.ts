import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Executor } from './database.ts';
import type { Tables } from './schema.ts';

type Table = keyof Tables;
type Row<T extends Table> = Selectable<Tables[T]>;
/** Columns and the values that they must have, all of them. */
type Equal<T extends Table> = { readonly [Column in keyof Row<T>]?: string | number };

/** Kysely cannot follow a table that is a type parameter: what is given here is checked where it is given. */
const untyped = (db: Executor) => db as unknown as Kysely<Record<string, Record<string, unknown>>>;

/** The row in which these columns have these values. */
export async function findRow<T extends Table>(
  db: Executor,
  table: T,
  equal: Equal<T>,
): Promise<Row<T> | undefined> {
  const row = await untyped(db)
    .selectFrom(table as string)
    .selectAll()
    .where((eb) => eb.and(equal))
    .executeTakeFirst();
  return row as Row<T> | undefined;
}

/** In which order rows come, and how many at the most. */
interface Listed<T extends Table> {
  readonly order: readonly (keyof Row<T> & string)[];
  readonly descending?: true;
  readonly most: number;
}

/** The rows in which these columns have these values. */
export async function listRows<T extends Table>(
  db: Executor,
  table: T,
  equal: Equal<T>,
  { order, descending, most }: Listed<T>,
): Promise<Row<T>[]> {
  let rows = untyped(db)
    .selectFrom(table as string)
    .selectAll()
    .where((eb) => eb.and(equal))
    .limit(most);
  for (const column of order) rows = rows.orderBy(column, descending ? 'desc' : 'asc');
  return (await rows.execute()) as Row<T>[];
}

/**
 * One statement, so that of any number of equal rows one is kept.
 * @param key the columns of which no two rows have the same
 * @returns false where there is one already; it stays as it is
 */
export async function insertOnce<T extends Table>(
  db: Executor,
  table: T,
  row: Insertable<Tables[T]>,
  key: readonly (keyof Row<T> & string)[],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await untyped(db)
    .insertInto(table)
    .values({ ...row })
    .onConflict((conflict) => conflict.columns([...key]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns false where no row has these values */
export async function changeRow<T extends Table>(
  db: Executor,
  table: T,
  equal: Equal<T>,
  values: Partial<Row<T>>,
): Promise<boolean> {
  const { numUpdatedRows } = await untyped(db)
    .updateTable(table as string)
    .set(values)
    .where((eb) => eb.and(equal))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** @returns false where nothing was there to be removed */
export async function removeRow<T extends Table>(
  db: Executor,
  table: T,
  equal: Equal<T>,
): Promise<boolean> {
  const { numDeletedRows } = await untyped(db)
    .deleteFrom(table as string)
    .where((eb) => eb.and(equal))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Where two may edit the same row at once: each edit counts, and says whose it was. */
type Edited = 'users' | 'municipalities' | 'support_persons';

/**
 * What staff change.
 * @param version of what they have seen; without it, whatever it was
 * @returns false where somebody else has edited the row meanwhile
 */
export async function editRow<T extends Edited>(
  db: Executor,
  table: T,
  { id, version }: { readonly id: string; readonly version?: number | undefined },
  values: Partial<Row<T>>,
): Promise<boolean> {
  const { numUpdatedRows } = await untyped(db)
    .updateTable(table as string)
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where((eb) => eb.and(version === undefined ? { id } : { id, version }))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

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
