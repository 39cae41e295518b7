import type { Kysely } from 'kysely';
import {
  createIndex,
  createTable,
  integer,
  key,
  optionalText,
  owner,
  partOf,
  text,
} from '../columns.ts';
import { renewsVersion } from '../renews-version.ts';

/** A reminder has a photo and a voice; whose voice went with a link is said to her once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'reminder_files', [
    key('id'),
    owner('user_id', 'users.id'),
    partOf('reminder_id', 'reminders.id'),
    optionalText('proposal_id'),
    text('kind'),
    optionalText('author'),
    text('key', 'type'),
    integer('size', 'is_ready'),
    text('created_at'),
  ]);
  await createIndex(db, 'reminder_files_by_user', 'reminder_files', 'user_id');
  await createIndex(db, 'reminder_files_by_reminder', 'reminder_files', 'reminder_id');
  await createIndex(db, 'reminder_files_by_proposal', 'reminder_files', 'proposal_id');
  await createIndex(db, 'reminder_files_by_author', 'reminder_files', 'author');
  await createIndex(db, 'reminder_files_by_readiness', 'reminder_files', 'is_ready', 'created_at');
  await createTable(db, 'removed_voices', [
    key('id'),
    owner('user_id', 'users.id'),
    text('name', 'created_at'),
  ]);
  await createIndex(db, 'removed_voices_by_user', 'removed_voices', 'user_id');
  for (const table of ['reminder_files', 'removed_voices']) await renewsVersion(db, table);
}
