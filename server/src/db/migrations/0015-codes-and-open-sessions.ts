import type { Kysely } from 'kysely';

/** Relatives choose their passwords with a code that staff give, and everybody sees where she is logged in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('support_codes')
    .addColumn('code_hash', 'text', (c) => c.primaryKey())
    // One a person: a new code revokes the one before.
    .addColumn('support_person_id', 'text', (c) =>
      c.notNull().unique().references('support_persons.id').onDelete('cascade'),
    )
    .addColumn('created_by', 'text', (c) => c.notNull().references('admins.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('support_codes_by_expiry')
    .on('support_codes')
    .column('expires_at')
    .execute();
  await db.schema
    .alterTable('support_links')
    .addColumn('relation', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('place', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
