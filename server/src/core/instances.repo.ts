import type { Insertable, Selectable } from 'kysely';
import type { Executor } from '../db/database.ts';
import { changeRow, removeRow } from '../db/rows.ts';
import type { Tables } from '../db/schema.ts';

export type InstanceRow = Selectable<Tables['instances']>;

/** The servers on this database. */
export function instancesRepo(db: Executor) {
  return {
    /**
     * Comes in unless somebody is there who must not be beside us. Two that start at once take their turns at the row of
     * the installation.
     * @returns those who are in the way; nobody where we are in
     */
    enter: (own: Insertable<Tables['instances']>): Promise<InstanceRow[]> =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable('installation').set({ only_row: 1 }).execute();
        const all = await trx.selectFrom('instances').selectAll().limit(MOST).execute();
        const inTheWay = all.filter(
          ({ id, shares_store }) => id !== own.id && !(own.shares_store && shares_store),
        );
        if (inTheWay.length > 0) return inTheWay;
        await trx
          .insertInto('instances')
          .values(own)
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: own.seen_at }))
          .execute();
        return inTheWay;
      }),
    /** In the folder that is ours is nobody but us: whoever was there has been killed. */
    async clear(place: string): Promise<void> {
      await db.deleteFrom('instances').where('place', '=', place).execute();
    },
    /** @returns false where it was taken for dead */
    noteSeen: (id: string, seen_at: string): Promise<boolean> =>
      changeRow(db, 'instances', { id }, { seen_at }),
    async leave(id: string): Promise<void> {
      await removeRow(db, 'instances', { id });
    },
    /** Forgets one that has not been heard of since. */
    async forget({ id, seen_at }: InstanceRow): Promise<void> {
      await removeRow(db, 'instances', { id, seen_at });
    },
    /** Those that were not heard of since. */
    async forgetBefore(before: string): Promise<void> {
      await db.deleteFrom('instances').where('seen_at', '<', before).execute();
    },
  };
}

const MOST = 1_000;

export type InstancesRepo = ReturnType<typeof instancesRepo>;
