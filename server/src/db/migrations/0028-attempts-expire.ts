import type { Kysely } from 'kysely';

/** A count of attempts says itself how long it is kept: what strangers can make many of goes after an hour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('guesses_by_age').execute();
  await db.schema.alterTable('guesses').dropColumn('updated_at').execute();
  // What was counted before starts over; whoever waits goes on waiting.
  await db.schema
    .alterTable('guesses')
    .addColumn('expires_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('guesses_by_expiry').on('guesses').column('expires_at').execute();
}
