import type { Executor } from '../../db/database.ts';
import { findRow, insertOnce } from '../../db/rows.ts';
import type { Account } from '../../db/tables/column-types.ts';
import { municipalitiesRead } from '../municipalities/municipalities.read.ts';

export type AdminRow = Account;

export function adminsRepo(db: Executor) {
  return {
    async findByEmail(municipalityId: string, email: string): Promise<AdminRow | undefined> {
      return findRow(db, 'admins', { municipality_id: municipalityId, email });
    },
    async find(id: string): Promise<AdminRow | undefined> {
      return findRow(db, 'admins', { id });
    },
    /** False when the municipality already had its first administrator. */
    async insertFirst(row: AdminRow, now: Temporal.Instant): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const isFirst = await municipalitiesRead(trx).closeSetup(row.municipality_id, now);
        return isFirst && insertOnce(trx, 'admins', row, ['municipality_id', 'email']);
      });
    },
  };
}
