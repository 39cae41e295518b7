import type { Kysely } from 'kysely';
import { addColumns, optionalText } from '../columns.ts';

/** Who sees to what she has not answered is said to her once (decision 0056). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'alerts', optionalText('taken_read_at'));
}
