import type { Kysely } from 'kysely';

/** An import can be undone, and a person may have a printed card in place of a PIN. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('user_imports')
    .addColumn('created_by', 'text', (c) => c.references('admins.id').onDelete('set null'))
    .execute();
  await db.schema.alterTable('user_imports').addColumn('undone_at', 'text').execute();
  await db.schema
    .createIndex('user_imports_by_age')
    .on('user_imports')
    .columns(['municipality_id', 'created_at'])
    .execute();
  await db.schema
    .createTable('imported_users')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('import_key', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('imported_users_by_import')
    .on('imported_users')
    .columns(['import_key', 'position'])
    .execute();
  await db.schema
    .createTable('cards')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('secret_hash', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.references('admins.id').onDelete('set null'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
}
