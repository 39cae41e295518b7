import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type MunicipalityRow = Tables['municipalities'];

/** A country has 8,131 town halls; one installation serves one town or a few. */
const MOST = 500;

export function municipalitiesRepo(db: Executor) {
  return {
    async list(): Promise<MunicipalityRow[]> {
      return db.selectFrom('municipalities').selectAll().orderBy('name').limit(MOST).execute();
    },
    async find(id: string): Promise<MunicipalityRow | undefined> {
      return db.selectFrom('municipalities').selectAll().where('id', '=', id).executeTakeFirst();
    },
    async hasName(name: string): Promise<boolean> {
      const row = await db
        .selectFrom('municipalities')
        .select('id')
        .where('name', '=', name)
        .executeTakeFirst();
      return row !== undefined;
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
