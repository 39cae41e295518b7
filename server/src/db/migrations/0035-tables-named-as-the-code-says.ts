import type { Kysely } from 'kysely';
import { createIndex } from '../columns.ts';

/** One noun, one name: what the code calls attempts and the access log was `guesses` and `looks` in here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await rename(db, 'guesses', 'attempt_counts', 'guesses_by_expiry');
  await createIndex(db, 'attempt_counts_by_expiry', 'attempt_counts', 'expires_at');
  await rename(db, 'looks', 'access_log', 'looks_by_user');
  await createIndex(db, 'access_log_by_user', 'access_log', 'user_id', 'seen_at', 'id');
}

/** SQLite cannot rename an index: it is made anew. */
async function rename(db: Kysely<unknown>, from: string, to: string, index: string) {
  await db.schema.dropIndex(index).execute();
  await db.schema.alterTable(from).renameTo(to).execute();
}
