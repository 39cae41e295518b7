import type { Selectable } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { editRow } from '../../db/edited-rows.ts';
import { isSqlite } from '../../db/is-sqlite.ts';
import { noRow } from '../../db/no-row.ts';
import { findRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { moveClocks } from '../reminders/moved-clocks.read.ts';
import { MOST } from './municipalities.read.ts';

export type MunicipalityRow = Selectable<Tables['municipalities']>;
/** As it is first written: nobody has edited it. */
export type NewMunicipalityRow = Omit<MunicipalityRow, 'version' | 'edited_by_id'>;

export function municipalitiesRepo(db: Executor) {
  return {
    async list(): Promise<MunicipalityRow[]> {
      return db.selectFrom('municipalities').selectAll().orderBy('name').limit(MOST).execute();
    },
    async find(id: string): Promise<MunicipalityRow | undefined> {
      return findRow(db, 'municipalities', { id });
    },
    /** Another municipality than `exceptId` of that name. */
    async hasName(name: string, exceptId = ''): Promise<boolean> {
      const row = await db
        .selectFrom('municipalities')
        .select('id')
        .where('name', '=', name)
        .where('id', '!=', exceptId)
        .executeTakeFirst();
      return row !== undefined;
    },
    /** False where somebody else has edited it since that version. */
    async edit(
      { id, version, now }: { id: string; version: number | undefined; now: Temporal.Instant },
      values: Partial<MunicipalityRow>,
    ): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const to = values.time_zone;
        const from = to && (await holdZone(trx, id));
        const isEdited = await editRow(trx, 'municipalities', { id, version }, values);
        if (isEdited && from && from !== to) await moveClocks(trx, id, { from, to, now });
        return isEdited;
      });
    },
    /** Only where nobody is in it, in one statement: its first administrator may come at this very moment. */
    async removeEmpty(id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('municipalities')
        .where('id', '=', id)
        .where('setup_closed_at', 'is', null)
        .where((eb) =>
          eb.and(
            (['admins', 'users', 'support_persons', 'devices'] as const).map((table) =>
              noRow(eb.selectFrom(table).select('id').where('municipality_id', '=', id).limit(1)),
            ),
          ),
        )
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    /** Does nothing where the id is already taken. */
    async ensure(row: NewMunicipalityRow): Promise<void> {
      await db
        .insertInto('municipalities')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
  };
}

/** Whoever makes a reminder by these clocks is waited for, and who comes later sees the new ones. */
async function holdZone(trx: Executor, id: string): Promise<string | undefined> {
  const row = trx.selectFrom('municipalities').select('time_zone').where('id', '=', id);
  return (await (isSqlite(trx) ? row : row.forUpdate()).executeTakeFirst())?.time_zone;
}
