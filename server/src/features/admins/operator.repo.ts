import type { Executor } from '../../db/database.ts';
import type { AdminRow } from './admins.repo.ts';

/** More accounts than any installation has: who holds the server sees all of them. */
const MOST = 1_000;

/** Accounts of every municipality, for whoever holds the server. */
export function operatorRepo(db: Executor) {
  return {
    async everybody(): Promise<AdminRow[]> {
      return db
        .selectFrom('admins')
        .selectAll()
        .orderBy('municipality_id')
        .orderBy('name')
        .limit(MOST)
        .execute();
    },
  };
}
