import { type Kysely, sql } from 'kysely';
import { addColumns, createIndex, flag, optionalText } from '../columns.ts';

/** Files of the family are kept before their messages go, and "Llámame" stands until somebody has called. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'support_messages', optionalText('kept_at', 'answered_at', 'called_at'));
  await sql`
    update support_messages set answered_at = coalesce(seen_at, created_at) where answer is not null
  `.execute(db);
  await createIndex(
    db,
    'support_messages_by_answer',
    'support_messages',
    'support_person_id',
    'answer',
    'user_id',
    'called_at',
    'answered_at',
  );
  await addColumns(db, 'users', flag(1, 'family_photos_kept'));
}
