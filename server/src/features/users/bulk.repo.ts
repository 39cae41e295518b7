import type { Executor } from '../../db/database.ts';
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
