import type { Executor } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

export type StaffLogRow = Tables['staff_log'];

/** The lines, as they are added and in the end swept. */
export function staffLogRepo(db: Executor) {
  return {
    async add(row: StaffLogRow): Promise<void> {
      await db.insertInto('staff_log').values(row).execute();
    },
    async removeOlderThan(instant: string): Promise<void> {
      await db.deleteFrom('staff_log').where('happened_at', '<', instant).execute();
    },
  };
}
