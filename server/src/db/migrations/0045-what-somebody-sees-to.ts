import type { Kysely } from 'kysely';
import { createIndex } from '../columns.ts';

/** Who is gone sees to nothing any more; what is proposed about a reminder ends with it, and is forgotten in time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'alerts_by_taker', 'alerts', 'taken_by');
  await createIndex(db, 'proposals_by_reminder', 'proposals', 'reminder_id');
  await createIndex(db, 'proposals_by_end', 'proposals', 'decided_at');
}
