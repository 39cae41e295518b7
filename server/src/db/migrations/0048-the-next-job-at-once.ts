import { type Kysely, sql } from 'kysely';
import { isSqlite } from '../is-sqlite.ts';

/**
 * What waits, in the order in which it comes. PostgreSQL takes an index of `died_at` and `claimable_at` to find what
 * never died, but puts all of that in order each time. SQLite walks along it, and would walk past the other two.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) return;
  await db.schema
    .createIndex('jobs_waiting')
    .on('jobs')
    .column('claimable_at')
    .where(sql`died_at`, 'is', null)
    .execute();
  await db.schema
    .createIndex('jobs_dead')
    .on('jobs')
    .column('died_at')
    .where(sql`died_at`, 'is not', null)
    .execute();
  await db.schema.dropIndex('jobs_by_claimable').execute();
}
