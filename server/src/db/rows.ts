import type { Insertable } from 'kysely';
import { type Equal, type Row, type Table, untyped } from './any-table.ts';
import { compiled } from './compiled.ts';
import type { Executor } from './database.ts';
import { perShape } from './per-shape.ts';
import type { Tables } from './schema.ts';

type Values = Readonly<Record<string, unknown>>;
/** What two queries of one kind may differ in; all else in them is values. */
interface Shape {
  readonly table: string;
  readonly columns: readonly string[];
  /** The columns of which no two rows have the same. */
  readonly key?: readonly string[];
}

const among = (columns: readonly string[], value: (name: string) => unknown) =>
  Object.fromEntries(columns.map((column) => [column, value(column)]));

const finding = perShape(({ table, columns }: Shape) =>
  compiled<Values, Values>((db, value) =>
    untyped(db)
      .selectFrom(table)
      .selectAll()
      .where((eb) => eb.and(among(columns, value))),
  ),
);

const inserting = perShape(({ table, columns, key = [] }: Shape) =>
  compiled<Values, Values>((db, value) => {
    const row = untyped(db).insertInto(table).values(among(columns, value));
    return key.length === 0
      ? row
      : row.onConflict((conflict) => conflict.columns([...key]).doNothing());
  }),
);

/** The row in which these columns have these values. */
export async function findRow<T extends Table>(
  db: Executor,
  table: T,
  equal: Equal<T>,
): Promise<Row<T> | undefined> {
  const { rows } = await finding({ table, columns: Object.keys(equal) })(db, equal);
  return rows[0] as Row<T> | undefined;
}

/** In which order rows come, and how many at the most. */
interface Order<Column extends string = string> {
  readonly order: readonly Column[];
  readonly descending?: true;
  readonly most: number;
}
type Listed<T extends Table> = Order<keyof Row<T> & string>;

const listing = perShape(({ table, columns, order, descending, most }: Shape & Order) =>
  compiled<Values, Values>((db, value) => {
    let rows = untyped(db)
      .selectFrom(table)
      .selectAll()
      .where((eb) => eb.and(among(columns, value)))
      .limit(most);
    for (const column of order) rows = rows.orderBy(column, descending ? 'desc' : 'asc');
    return rows;
  }),
);

/** The rows in which these columns have these values. */
export async function listRows<T extends Table>(
  db: Executor,
  table: T,
  equal: Equal<T>,
  listed: Listed<T>,
): Promise<Row<T>[]> {
  const { rows } = await listing({ table, columns: Object.keys(equal), ...listed })(db, equal);
  return rows as Row<T>[];
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
  const { numAffectedRows } = await inserting({ table, columns: given(row), key })(db, row);
  return numAffectedRows === 1n;
}

/** Adds a row. Fails where there is one with its key already. */
export async function addRow<T extends Table>(
  db: Executor,
  table: T,
  row: Insertable<Tables[T]>,
): Promise<void> {
  await inserting({ table, columns: given(row) })(db, row);
}

const given = (row: Values): string[] =>
  Object.keys(row).filter((column) => row[column] !== undefined);

/**
 * Puts a row in the place of the one with the same key.
 * @param key the columns of which no two rows have the same
 * @param changed what the one that is there takes over; left out, all but the key
 */
export async function putRow<T extends Table>(
  db: Executor,
  table: T,
  row: Insertable<Tables[T]>,
  key: readonly (keyof Row<T> & string)[],
  changed: readonly string[] = Object.keys(row).filter((name) => !key.some((it) => it === name)),
): Promise<void> {
  const values: Values = { ...row };
  const changes = among(changed, (name) => values[name]);
  await untyped(db)
    .insertInto(table as string)
    .values(values)
    .onConflict((conflict) => conflict.columns([...key]).doUpdateSet(changes))
    .execute();
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
