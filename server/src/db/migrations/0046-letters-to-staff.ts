import type { Kysely } from 'kysely';
import { addColumns, flag } from '../columns.ts';

/** Administrators may be told by e-mail as well. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'admins', flag(0, 'mails_notices'));
}
