import { type Kysely, sql } from 'kysely';
import { addColumns, createIndex, textFrom } from '../columns.ts';

/** Memories stand in the order of their own day, and say how well it is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'media', textFrom('no', 'day_known'));
  // Where nobody had said a day, it was that of the upload.
  await sql`update media set day_known = 'day' where day <> substr(uploaded_at, 1, 10)`.execute(db);
  for (const [name, ...columns] of [
    ['media_by_user', 'user_id', 'day', 'id'],
    ['media_by_user_and_kind', 'user_id', 'kind', 'day', 'id'],
  ] as const) {
    await db.schema.dropIndex(name).execute();
    await createIndex(db, name, 'media', ...columns);
  }
}
