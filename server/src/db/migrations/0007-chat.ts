import type { Kysely } from 'kysely';
import { createIndex, createTable, integer, key, owner, ownKey, text } from '../columns.ts';

/** The conversation with the assistant, for as long as it lasts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'chat_messages', [
    key('id'),
    owner('user_id', 'users.id'),
    text('sender', 'content', 'extras', 'created_at'),
  ]);
  await createIndex(db, 'chat_messages_by_user', 'chat_messages', 'user_id', 'id');
  await createIndex(db, 'chat_messages_by_age', 'chat_messages', 'created_at');
  await createTable(db, 'chat_conversations', [
    ownKey('user_id', 'users.id'),
    text('memory'),
    integer('generation'),
    text('counted_at'),
    integer('said'),
    text('updated_at'),
  ]);
  await createIndex(db, 'chat_conversations_by_age', 'chat_conversations', 'updated_at');
}
