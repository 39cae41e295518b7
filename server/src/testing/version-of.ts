import type { Executor } from '../db/database.ts';
import { personVersion } from '../db/person-version.ts';

/** The version of that person; undefined where there is none. */
export async function versionOf(db: Executor, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select(personVersion('users.id').as('version'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.version;
}
