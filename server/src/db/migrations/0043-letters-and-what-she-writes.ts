import type { Kysely } from 'kysely';
import { addColumns, createIndex, optionalText } from '../columns.ts';

/** A person begins messages herself and may withdraw them, and a text that she keeps is a memory (decision 0050). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'support_messages', optionalText('reply_to'));
  await createIndex(
    db,
    'support_messages_by_reply',
    'support_messages',
    'user_id',
    'sent_by',
    'reply_to',
  );
  await addColumns(db, 'media', optionalText('written_by'));
}
