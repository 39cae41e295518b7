import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const owner = (reference: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(reference).onDelete('cascade');
const key = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull();

async function memories(db: Kysely<unknown>) {
  const text = (name: string, first: string) =>
    db.schema
      .alterTable('media')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(first))
      .execute();
  await text('kind', 'image');
  await text('day', '');
  await text('month_day', '');
  await db.schema
    .alterTable('media')
    .addColumn('has_thumbnail', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update media set kind = substr(mime_type, 1, 5), day = substr(uploaded_at, 1, 10),
    month_day = substr(uploaded_at, 6, 5)`.execute(db);
  await db.schema
    .createIndex('media_by_user_and_kind')
    .on('media')
    .columns(['user_id', 'kind', 'uploaded_at', 'id'])
    .execute();
  await db.schema
    .createIndex('media_by_user_and_month_day')
    .on('media')
    .columns(['user_id', 'month_day', 'day'])
    .execute();
}

async function uploads(db: Kysely<unknown>) {
  await db.schema
    .createTable('media_uploads')
    .addColumn('id', 'text', key)
    .addColumn('user_id', 'text', owner('users.id'))
    .addColumn('mime_type', 'text')
    .addColumn('size', 'integer')
    .addColumn('original_name', 'text', required)
    .addColumn('received_key', 'text')
    .addColumn('expires_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createTable('message_files')
    .addColumn('id', 'text', key)
    .addColumn('user_id', 'text', owner('users.id'))
    .addColumn('support_person_id', 'text', owner('support_persons.id'))
    .addColumn('kind', 'text', required)
    .addColumn('mime_type', 'text', required)
    .addColumn('size', 'integer', required)
    .addColumn('original_name', 'text', required)
    .addColumn('attached', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', required)
    .execute();
  for (const [table, ...columns] of [
    ['media_uploads', 'user_id'],
    ['media_uploads', 'created_at'],
    ['message_files', 'user_id'],
    ['message_files', 'support_person_id'],
    ['message_files', 'attached', 'created_at'],
  ] as const) {
    const name = `${table}_by_${columns.at(-1)}`;
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
  }
}

/** Kinds, days and thumbnails of memories; files on their way; files of messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await memories(db);
  await uploads(db);
}
