import type { Kysely } from 'kysely';

/** Two who edit the same town or the same relative learn of each other, as with people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['municipalities', 'support_persons']) {
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable(table).addColumn('edited_by_id', 'text').execute();
  }
}
