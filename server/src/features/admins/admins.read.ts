import type { Executor } from '../../db/database.ts';

/** What the start of the server asks of administrators. */
export function adminsRead(db: Executor) {
  return {
    async any(): Promise<boolean> {
      const row = await db.selectFrom('admins').select('id').limit(1).executeTakeFirst();
      return row !== undefined;
    },
  };
}
