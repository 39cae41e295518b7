import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const key = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull();
const owner = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('users.id').onDelete('cascade');

/** The last report's key, two more settings, who looked at what, and what a person asks about her data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('activity_clock').addColumn('last_report', 'text').execute();
  await db.schema
    .alterTable('users')
    .addColumn('unhurried', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('users')
    .addColumn('sound_enabled', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('looks')
    .addColumn('id', 'text', key)
    .addColumn('user_id', 'text', owner)
    .addColumn('viewer_kind', 'text', required)
    .addColumn('viewer_id', 'text', required)
    .addColumn('viewer_name', 'text', required)
    .addColumn('shown', 'text', required)
    .addColumn('seen_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('looks_by_user')
    .on('looks')
    .columns(['user_id', 'seen_at', 'id'])
    .execute();
  await db.schema
    .createTable('data_requests')
    .addColumn('id', 'text', key)
    .addColumn('user_id', 'text', owner)
    .addColumn('kind', 'text', required)
    .addColumn('words', 'text', required)
    .addColumn('requested_at', 'text', required)
    .addColumn('answered_at', 'text')
    .execute();
  await db.schema
    .createIndex('data_requests_by_user')
    .on('data_requests')
    .columns(['user_id', 'requested_at'])
    .execute();
  await db.schema
    .createIndex('data_requests_by_age')
    .on('data_requests')
    .columns(['answered_at', 'requested_at'])
    .execute();
  // One open request of a kind, however often it is asked for at once.
  await db.schema
    .createIndex('data_requests_open')
    .on('data_requests')
    .columns(['user_id', 'kind'])
    .unique()
    .where(sql`answered_at`, 'is', null)
    .execute();
}
