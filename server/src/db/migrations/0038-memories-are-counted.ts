import type { Kysely } from 'kysely';
import { createIndex } from '../columns.ts';

/** The index holds all that is counted of somebody's memories: no memory is read to be counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'media_by_favorite', 'media', 'user_id', 'is_favorite');
}
