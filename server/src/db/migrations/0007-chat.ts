import type { Kysely } from 'kysely';

/** The conversation with the assistant, for as long as it lasts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_messages')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('sender', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('extras', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('chat_messages_by_user')
    .on('chat_messages')
    .columns(['user_id', 'id'])
    .execute();
  await db.schema
    .createIndex('chat_messages_by_age')
    .on('chat_messages')
    .column('created_at')
    .execute();
  await db.schema
    .createTable('chat_conversations')
    .addColumn('user_id', 'text', (c) =>
      c.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('memory', 'text', (c) => c.notNull())
    .addColumn('generation', 'integer', (c) => c.notNull())
    .addColumn('counted_at', 'text', (c) => c.notNull())
    .addColumn('said', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('chat_conversations_by_age')
    .on('chat_conversations')
    .column('updated_at')
    .execute();
}
