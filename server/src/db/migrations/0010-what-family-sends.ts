import { type Kysely, sql } from 'kysely';

/** Files of the family are kept before their messages go, and "Llámame" stands until somebody has called. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const alter = () => db.schema.alterTable('support_messages');
  await alter().addColumn('kept_at', 'text').execute();
  await alter().addColumn('answered_at', 'text').execute();
  await alter().addColumn('called_at', 'text').execute();
  await sql`
    update support_messages set answered_at = coalesce(seen_at, created_at) where answer is not null
  `.execute(db);
  await db.schema
    .createIndex('support_messages_by_answer')
    .on('support_messages')
    .columns(['support_person_id', 'answer', 'user_id', 'called_at', 'answered_at'])
    .execute();
  await db.schema
    .alterTable('users')
    .addColumn('family_photos_kept', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}
