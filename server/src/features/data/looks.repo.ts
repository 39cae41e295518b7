import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type LookRow = Tables['looks'];

export function looksRepo(db: Executor) {
  return {
    async add(row: LookRow): Promise<void> {
      await db.insertInto('looks').values(row).execute();
    },
    /** Has this viewer looked at the same since then? */
    async hasLooked(
      look: Pick<LookRow, 'user_id' | 'viewer_id' | 'shown'>,
      since: string,
    ): Promise<boolean> {
      const row = await db
        .selectFrom('looks')
        .select('id')
        .where('user_id', '=', look.user_id)
        .where('seen_at', '>=', since)
        .where('viewer_id', '=', look.viewer_id)
        .where('shown', '=', look.shown)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    async newest(userId: string, limit: number): Promise<LookRow[]> {
      return db
        .selectFrom('looks')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('seen_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
    },
  };
}
