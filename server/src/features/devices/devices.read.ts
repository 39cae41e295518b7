import type { Subject } from '../../core/actor.ts';
import type { Executor } from '../../db/database.ts';

/** What the access rules ask of devices. */
export function devicesRead(db: Executor) {
  return {
    async subject(id: string): Promise<Subject<'device'> | undefined> {
      const row = await db
        .selectFrom('devices')
        .select('municipality_id')
        .where('id', '=', id)
        .executeTakeFirst();
      return row && { kind: 'device', id, municipalityId: row.municipality_id };
    },
  };
}
