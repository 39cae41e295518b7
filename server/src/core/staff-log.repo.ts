import { STAFF_LOG_YEARS } from '@encina/contract/staff-log';
import type { Executor } from '../db/database.ts';
import { yearsAgo } from '../db/own-clock.ts';
import { addRow } from '../db/rows.ts';
import type { Tables } from '../db/schema.ts';

export type StaffLogRow = Tables['staff_log'];

/** The lines, as they are added and in the end swept. */
export function staffLogRepo(db: Executor) {
  return {
    async add(row: StaffLogRow, trx: Executor = db): Promise<void> {
      await addRow(trx, 'staff_log', row);
    },
    /** By the clock by which the database keeps them: it would refuse what another clock finds old too early. */
    async removeOld(): Promise<void> {
      await db
        .deleteFrom('staff_log')
        .where('happened_at', '<', yearsAgo(db, STAFF_LOG_YEARS))
        .execute();
    },
  };
}
