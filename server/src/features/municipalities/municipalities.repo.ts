import type { Executor } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { MOST } from './municipalities.read.ts';

export type MunicipalityRow = Tables['municipalities'];

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
    async update(id: string, values: Partial<MunicipalityRow>): Promise<void> {
      await db.updateTable('municipalities').set(values).where('id', '=', id).execute();
    },
    /** Does nothing where the id is already taken. */
    async ensure(row: MunicipalityRow): Promise<void> {
      await db
        .insertInto('municipalities')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
  };
}
