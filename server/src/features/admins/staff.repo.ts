import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { holdAdmin } from '../../db/hold-admin.ts';
import { changeRow, insertOnce, listRows } from '../../db/rows.ts';
import type { AdminRow } from './admins.repo.ts';

const MOST = 200;

/** What else ends with an administrator, in the transaction in which she goes. */
export type WithAdmin = (trx: Executor, adminId: string) => Promise<void>;

/** The administrators of one municipality. */
export function staffRepo(db: Executor) {
  return {
    async list(municipalityId: string): Promise<AdminRow[]> {
      const town = { municipality_id: municipalityId };
      return listRows(db, 'admins', town, { order: ['name'], most: MOST });
    },
    /** False where the municipality already has an account with that email. */
    async insert(row: AdminRow): Promise<boolean> {
      return insertOnce(db, 'admins', row, ['municipality_id', 'email']);
    },
    async setPassword(id: string, passwordHash: string): Promise<void> {
      await changeRow(db, 'admins', { id }, { password_hash: passwordHash });
    },
    /** False for the last one, however many are removed at once. */
    async removeUnlessLast(
      { id, municipalityId }: { readonly id: string; readonly municipalityId: string },
      withAdmin: WithAdmin,
    ): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        // Touching the town's row makes removals wait for each other, so that each counts what is left.
        await trx
          .updateTable('municipalities')
          .set({ id: sql`id` })
          .where('id', '=', municipalityId)
          .execute();
        const { total } = await trx
          .selectFrom('admins')
          .select((eb) => eb.fn.countAll().as('total'))
          .where('municipality_id', '=', municipalityId)
          .executeTakeFirstOrThrow();
        if (Number(total) < 2) return false;
        await holdAdmin(trx, id);
        await withAdmin(trx, id);
        await trx.deleteFrom('admins').where('id', '=', id).execute();
        return true;
      });
    },
  };
}
