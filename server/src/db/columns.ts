import type { ColumnDefinitionBuilder, CreateTableBuilder, SchemaModule } from 'kysely';

/** What a migration may change the tables of. */
interface Database {
  readonly schema: SchemaModule;
}

/** A migration that has run somewhere never changes what it makes, and so neither do these. */
interface Column {
  readonly name: string;
  readonly type: 'text' | 'integer';
  readonly define: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
}

/** Columns of one kind, in this order. */
export const columns =
  (type: Column['type'], define: Column['define']) =>
  (...names: readonly string[]): Column[] =>
    names.map((name) => ({ name, type, define }));

const whatever: Column['define'] = (column) => column;
const filled: Column['define'] = (column) => column.notNull();
const primary: Column['define'] = (column) => column.primaryKey().notNull();

export const key = columns('text', primary);
export const text = columns('text', filled);
export const integer = columns('integer', filled);
export const optionalText = columns('text', whatever);
export const optionalInteger = columns('integer', whatever);

export const textFrom = (first: string, ...names: readonly string[]) =>
  columns('text', (column) => column.notNull().defaultTo(first))(...names);
export const flag = (first: 0 | 1, ...names: readonly string[]) =>
  columns('integer', (column) => column.notNull().defaultTo(first))(...names);

/** A row that goes when what it refers to goes, each in its own way of referring. */
const goesWith = (define: Column['define']) => (name: string, reference: string) =>
  columns('text', (column) => define(column).references(reference).onDelete('cascade'))(name);

export const owner = goesWith(filled);
export const partOf = goesWith(whatever);
/** One row for each of what it refers to. */
export const ownKey = goesWith(primary);

type Making = CreateTableBuilder<string, string>;
type Constraint = (table: Making) => Making;

export const primaryKey =
  (name: string, ...of: readonly string[]): Constraint =>
  (table) =>
    table.addPrimaryKeyConstraint(name, [...of]);
export const unique =
  (name: string, ...of: readonly string[]): Constraint =>
  (table) =>
    table.addUniqueConstraint(name, [...of]);

/** Makes a table of these columns in this order. */
export async function createTable(
  db: Database,
  name: string,
  parts: readonly (readonly Column[] | Constraint)[],
): Promise<void> {
  const withColumns = (table: Making, made: readonly Column[]) =>
    made.reduce((so, { name, type, define }) => so.addColumn(name, type, define), table);
  await parts
    .reduce<Making>(
      (table, part) => (typeof part === 'function' ? part(table) : withColumns(table, part)),
      db.schema.createTable(name),
    )
    .execute();
}

/** Adds columns one after another: SQLite takes one in a statement. */
export async function addColumns(
  db: Database,
  table: string,
  ...added: readonly (readonly Column[])[]
): Promise<void> {
  for (const { name, type, define } of added.flat()) {
    await db.schema.alterTable(table).addColumn(name, type, define).execute();
  }
}

/** Makes an index over these columns, for one way of asking. */
export async function createIndex(
  db: Database,
  name: string,
  table: string,
  ...indexed: readonly string[]
): Promise<void> {
  await db.schema
    .createIndex(name)
    .on(table)
    .columns([...indexed])
    .execute();
}

/** Makes a table of who belongs to whom, each pair once, to be asked from both sides. @param found name of the index */
export async function createLinks(
  db: Database,
  name: string,
  [one, other]: readonly [one: readonly Column[], other: readonly Column[]],
  { besides, found }: { readonly besides: readonly Column[]; readonly found: string },
): Promise<void> {
  const of = [...one, ...other].map((column) => column.name);
  await createTable(db, name, [one, other, besides, primaryKey(`${name}_key`, ...of)]);
  await createIndex(db, found, name, ...other.map((column) => column.name));
}
