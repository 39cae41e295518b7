import { accountRead } from '../../core/account.read.ts';
import type { Executor } from '../../db/database.ts';

/** What the access rules, the access log and the start of the server ask of administrators. */
export function adminsRead(db: Executor) {
  return {
    ...accountRead(db, 'admin'),
    /** Who she is, in the words that her app and her browser show. */
    async account(id: string) {
      return db
        .selectFrom('admins')
        .innerJoin('municipalities', 'municipalities.id', 'admins.municipality_id')
        .select([
          'admins.id',
          'admins.email',
          'admins.name',
          'admins.municipality_id as municipalityId',
          'municipalities.name as town',
        ])
        .where('admins.id', '=', id)
        .executeTakeFirst();
    },
    async any(): Promise<boolean> {
      const row = await db.selectFrom('admins').select('id').limit(1).executeTakeFirst();
      return row !== undefined;
    },
  };
}
