import type { Executor } from '../../db/database.ts';
import { valuesAmong } from '../../db/rows.ts';

/** Whose files nobody knows, and who was erased. */
export function sweepRepo(db: Executor) {
  return {
    async erased(ids: readonly string[]): Promise<ReadonlySet<string>> {
      return valuesAmong(db, 'erased_people', 'user_id', ids);
    },
    /** Writes down since when they are unknown, and gives those that have been so since before that. */
    async unknownSince(
      ids: readonly string[],
      now: string,
      before: string,
    ): Promise<ReadonlySet<string>> {
      await db
        .insertInto('unknown_owners')
        .values(ids.map((owner_id) => ({ owner_id, found_at: now })))
        .onConflict((conflict) => conflict.column('owner_id').doNothing())
        .execute();
      const rows = await db
        .selectFrom('unknown_owners')
        .select('owner_id')
        .where('owner_id', 'in', ids)
        .where('found_at', '<', before)
        .execute();
      return new Set(rows.map(({ owner_id }) => owner_id));
    },
    /** They are known again, or their files are gone. */
    async forget(ids: readonly string[]): Promise<void> {
      await db.deleteFrom('unknown_owners').where('owner_id', 'in', ids).execute();
    },
  };
}

export type SweepRepo = ReturnType<typeof sweepRepo>;
