import { type Kysely, sql } from 'kysely';
import {
  addColumns,
  createIndex,
  createTable,
  flag,
  key,
  optionalText,
  owner,
  text,
} from '../columns.ts';

/** The last report's key, two more settings, who looked at what, and what a person asks about her data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'activity_clock', optionalText('last_report'));
  await addColumns(db, 'users', flag(0, 'unhurried'), flag(1, 'sound_enabled'));
  await createTable(db, 'looks', [
    key('id'),
    owner('user_id', 'users.id'),
    text('viewer_kind', 'viewer_id', 'viewer_name', 'shown', 'seen_at'),
  ]);
  await createIndex(db, 'looks_by_user', 'looks', 'user_id', 'seen_at', 'id');
  await createTable(db, 'data_requests', [
    key('id'),
    owner('user_id', 'users.id'),
    text('kind', 'words', 'requested_at'),
    optionalText('answered_at'),
  ]);
  await createIndex(db, 'data_requests_by_user', 'data_requests', 'user_id', 'requested_at');
  await createIndex(db, 'data_requests_by_age', 'data_requests', 'answered_at', 'requested_at');
  // One open request of a kind, however often it is asked for at once.
  await db.schema
    .createIndex('data_requests_open')
    .on('data_requests')
    .columns(['user_id', 'kind'])
    .unique()
    .where(sql`answered_at`, 'is', null)
    .execute();
}
