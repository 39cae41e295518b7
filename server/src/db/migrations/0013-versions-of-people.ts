import type { Kysely } from 'kysely';

/** Two who edit the same person learn of each other: each edit of staff counts, and says whose it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('users').addColumn('edited_by_id', 'text').execute();
}
