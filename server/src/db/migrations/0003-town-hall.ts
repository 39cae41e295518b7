import type { Kysely } from 'kysely';

/** How to reach a town hall, and which imports have been made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('municipalities').addColumn('email', 'text').execute();
  await db.schema.alterTable('municipalities').addColumn('address', 'text').execute();
  await db.schema
    .createTable('user_imports')
    .addColumn('municipality_id', 'text', (c) =>
      c.notNull().references('municipalities.id').onDelete('cascade'),
    )
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('created', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('user_imports_key', ['municipality_id', 'key'])
    .execute();
}
