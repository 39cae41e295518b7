import type { Executor } from '../../db/database.ts';
import { listRows } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type AccessLogRow = Tables['access_log'];

export function accessLogRepo(db: Executor) {
  return {
    async add(rows: readonly AccessLogRow[]): Promise<void> {
      await db.insertInto('access_log').values(rows).execute();
    },
    /** What this viewer has looked at of these people since then. */
    async accessed(userIds: readonly string[], viewerId: string, since: string) {
      return db
        .selectFrom('access_log')
        .select(['user_id', 'shown'])
        .distinct()
        .where('user_id', 'in', userIds)
        .where('seen_at', '>=', since)
        .where('viewer_id', '=', viewerId)
        .execute();
    },
    /** Has this viewer looked at the same since then? */
    async hasAccessed(
      entry: Pick<AccessLogRow, 'user_id' | 'viewer_id' | 'shown'>,
      since: string,
    ): Promise<boolean> {
      const row = await db
        .selectFrom('access_log')
        .select('id')
        .where('user_id', '=', entry.user_id)
        .where('seen_at', '>=', since)
        .where('viewer_id', '=', entry.viewer_id)
        .where('shown', '=', entry.shown)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    async newest(userId: string, limit: number): Promise<AccessLogRow[]> {
      const listed = { order: ['seen_at', 'id'], descending: true, most: limit } as const;
      return listRows(db, 'access_log', { user_id: userId }, listed);
    },
  };
}
