import { type Kysely, sql } from 'kysely';
import { addColumns, createIndex, optionalText } from '../columns.ts';

/** A file says of which message it is: sent a second time, that message finds its own file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'message_files', optionalText('message_id'));
  // One whose message is gone already keeps its own name there, and goes as it would have gone.
  await sql`
    update message_files set message_id = coalesce(
      (select m.id from support_messages m where m.media_key = 'messages/' || message_files.id),
      id
    ) where attached = 1
  `.execute(db);
  await db.schema.dropIndex('message_files_by_created_at').execute();
  await db.schema.alterTable('message_files').dropColumn('attached').execute();
  await createIndex(db, 'message_files_by_created_at', 'message_files', 'message_id', 'created_at');
}
