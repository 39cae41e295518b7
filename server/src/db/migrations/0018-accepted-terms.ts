import type { Kysely } from 'kysely';

/** That somebody accepts the terms is a consent with a version, given on paper or on a screen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('consent_changes').addColumn('version', 'text').execute();
  await db.schema.alterTable('consent_changes').addColumn('medium', 'text').execute();
}
