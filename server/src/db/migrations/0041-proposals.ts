import type { Kysely } from 'kysely';
import {
  addColumns,
  createIndex,
  createTable,
  flag,
  key,
  optionalText,
  owner,
  text,
  textFrom,
} from '../columns.ts';
import { renewsVersion } from '../renews-version.ts';

/** Relatives and staff propose reminders, and she decides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'proposals', [
    key('id'),
    owner('user_id', 'users.id'),
    // No reference: who proposed may go, and what became of it stays with her.
    text('by_kind', 'by_id', 'by_name', 'kind'),
    optionalText('reminder_id'),
    text('title', 'description', 'category', 'recurrency', 'starts_at', 'weekdays', 'times'),
    optionalText('until'),
    text('state', 'created_at'),
    optionalText('decided_at'),
  ]);
  await createIndex(db, 'proposals_by_user', 'proposals', 'user_id', 'state', 'created_at');
  await createIndex(db, 'proposals_by_author', 'proposals', 'by_id', 'created_at');
  await renewsVersion(db, 'proposals');
  await addColumns(db, 'reminders', optionalText('written_by', 'written_by_name'));
  await addColumns(db, 'support_links', textFrom('none', 'scope'));
  await addColumns(db, 'users', flag(0, 'staff_proposals'));
  await addColumns(db, 'consent_changes', optionalText('helper_id', 'helper_name'));
}
