import type { Subject } from '../../core/actor.ts';
import type { Executor } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';

/** What the access rules, the access log and the start of the server ask of administrators. */
export function adminsRead(db: Executor) {
  return {
    async subject(id: string): Promise<Subject<'admin'> | undefined> {
      const row = await findRow(db, 'admins', { id });
      return row && { kind: 'admin', id, municipalityId: row.municipality_id };
    },
    async name(id: string): Promise<string | undefined> {
      return (await findRow(db, 'admins', { id }))?.name;
    },
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
