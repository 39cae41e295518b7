import type { Kysely } from 'kysely';

/** A PIN that staff gave is for one entry, and who is switched off has a reason and a sentence for her family. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const alter = () => db.schema.alterTable('users');
  await alter().addColumn('pin_set_by', 'text').execute();
  await alter()
    .addColumn('pause_reason', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await alter()
    .addColumn('pause_words', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
