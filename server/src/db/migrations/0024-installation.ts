import type { Kysely } from 'kysely';

/** The database and the file store know each other, and who was erased is remembered by the id alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('installation')
    .addColumn('only_row', 'integer', (c) => c.primaryKey())
    .addColumn('id', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('erased_people')
    .addColumn('user_id', 'text', (c) => c.primaryKey())
    .addColumn('erased_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('unknown_owners')
    .addColumn('owner_id', 'text', (c) => c.primaryKey())
    .addColumn('found_at', 'text', (c) => c.notNull())
    .execute();
}
