import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

/** Messages go both ways, their sender sees when they were seen, and once a day a person may say how she is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const alter = (table: string) => db.schema.alterTable(table);
  const bySupport = (c: ColumnDefinitionBuilder) => c.notNull().defaultTo('support');
  await alter('support_messages').addColumn('sent_by', 'text', bySupport).execute();
  await alter('support_messages').addColumn('seen_at', 'text').execute();
  await alter('support_messages').addColumn('answer', 'text').execute();
  await alter('support_messages').addColumn('removed_at', 'text').execute();
  await alter('message_files').addColumn('sent_by', 'text', bySupport).execute();
  await db.schema
    .createIndex('support_messages_by_pair')
    .on('support_messages')
    .columns(['support_person_id', 'user_id', 'created_at', 'id'])
    .execute();
  await db.schema
    .createTable('moods')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('mood', 'text', (c) => c.notNull())
    .addColumn('said_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('moods_key', ['user_id', 'day'])
    .execute();
  await alter('users')
    .addColumn('mood_asked', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}
