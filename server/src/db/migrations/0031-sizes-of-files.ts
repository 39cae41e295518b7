import type { Kysely } from 'kysely';
import { createIndex } from '../columns.ts';

/** What is kept for a person, and what a relative has not sent yet, is added up without reading a row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'media_sizes', 'media', 'user_id', 'size');
  await createIndex(db, 'media_uploads_sizes', 'media_uploads', 'user_id', 'size');
  await createIndex(db, 'message_files_sizes', 'message_files', 'user_id', 'size');
  await createIndex(
    db,
    'message_files_unsent',
    'message_files',
    'support_person_id',
    'sent_by',
    'message_id',
    'size',
  );
}
