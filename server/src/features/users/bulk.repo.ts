import type { Executor } from '../../db/database.ts';
import { findRow, insertOnce, valuesAmong } from '../../db/rows.ts';
import { type ConsentChange, insertPeople, type NewUserRow, type UserRow } from './users.repo.ts';

/** Far above the largest village; a list without a limit would be one all the same. */
const MOST_EXPORTED = 20_000;

/** Many people of one municipality at once. */
export function bulkRepo(db: Executor) {
  return {
    /** Which of these names, as they are searched for, somebody in the municipality already has. */
    async known(
      municipalityId: string,
      nameSearches: readonly string[],
    ): Promise<ReadonlySet<string>> {
      return valuesAmong(db, 'users', 'name_search', nameSearches, {
        municipality_id: municipalityId,
      });
    },
    /** How many people an import created, where it has been made already. */
    async madeBefore(municipalityId: string, key: string): Promise<number | undefined> {
      const row = await findRow(db, 'user_imports', { municipality_id: municipalityId, key });
      return row?.created;
    },
    /** All of them or none, and once for each key. False where that import has been made already. */
    async insertOnce(
      { municipalityId, key, now }: { municipalityId: string; key: string; now: string },
      people: readonly NewUserRow[],
      consents: readonly ConsentChange[],
    ): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const made = {
          municipality_id: municipalityId,
          key,
          created: people.length,
          created_at: now,
        };
        const isNew = await insertOnce(trx, 'user_imports', made, ['municipality_id', 'key']);
        if (isNew) await insertPeople(trx, people, consents);
        return isNew;
      });
    },
    async everybody(municipalityId: string): Promise<UserRow[]> {
      return db
        .selectFrom('users')
        .selectAll()
        .where('municipality_id', '=', municipalityId)
        .orderBy('name_search')
        .orderBy('id')
        .limit(MOST_EXPORTED)
        .execute();
    },
  };
}
