import { type Kysely, sql } from 'kysely';

/** A file says of which message it is: sent a second time, that message finds its own file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const alter = () => db.schema.alterTable('message_files');
  await alter().addColumn('message_id', 'text').execute();
  // One whose message is gone already keeps its own name there, and goes as it would have gone.
  await sql`
    update message_files set message_id = coalesce(
      (select m.id from support_messages m where m.media_key = 'messages/' || message_files.id),
      id
    ) where attached = 1
  `.execute(db);
  await db.schema.dropIndex('message_files_by_created_at').execute();
  await alter().dropColumn('attached').execute();
  await db.schema
    .createIndex('message_files_by_created_at')
    .on('message_files')
    .columns(['message_id', 'created_at'])
    .execute();
}
