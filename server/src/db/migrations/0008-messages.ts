import type { Kysely } from 'kysely';
import {
  addColumns,
  createIndex,
  createTable,
  flag,
  optionalText,
  owner,
  primaryKey,
  text,
  textFrom,
} from '../columns.ts';

/** Messages go both ways, their sender sees when they were seen, and once a day a person may say how she is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sentBy = textFrom('support', 'sent_by');
  await addColumns(db, 'support_messages', sentBy, optionalText('seen_at', 'answer', 'removed_at'));
  await addColumns(db, 'message_files', sentBy);
  await createIndex(
    db,
    'support_messages_by_pair',
    'support_messages',
    'support_person_id',
    'user_id',
    'created_at',
    'id',
  );
  await createTable(db, 'moods', [
    owner('user_id', 'users.id'),
    text('day', 'mood', 'said_at'),
    primaryKey('moods_key', 'user_id', 'day'),
  ]);
  await addColumns(db, 'users', flag(1, 'mood_asked'));
}
