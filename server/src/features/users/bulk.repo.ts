import type { Executor } from '../../db/database.ts';
import { listRows } from '../../db/rows.ts';
import type { UserRow } from './users.repo.ts';

/** Far above the largest village; a list without a limit would be one all the same. */
const MOST_EXPORTED = 20_000;

/** Many people of one municipality at once. */
export function bulkRepo(db: Executor) {
  return {
    /** People of the municipality who have one of these names, as they are searched for. */
    async namesakes(municipalityId: string, nameSearches: readonly string[]) {
      return db
        .selectFrom('users')
        .select(['name_search', 'birth_date'])
        .where('municipality_id', '=', municipalityId)
        .where('name_search', 'in', nameSearches)
        .limit(MOST_EXPORTED)
        .execute();
    },
    async everybody(municipalityId: string): Promise<UserRow[]> {
      const listed = { order: ['name_search', 'id'], most: MOST_EXPORTED } as const;
      return listRows(db, 'users', { municipality_id: municipalityId }, listed);
    },
  };
}
