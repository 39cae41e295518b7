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
    async any(): Promise<boolean> {
      const row = await db.selectFrom('admins').select('id').limit(1).executeTakeFirst();
      return row !== undefined;
    },
  };
}
