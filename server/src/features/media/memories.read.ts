import type { Executor } from '../../db/database.ts';

const MOST = 200;

/** What the assistant asks of memories: their words, never a file. */
export function memoriesRead(db: Executor) {
  return {
    /** Of the latest day first. */
    async ofUser(userId: string) {
      const rows = await db
        .selectFrom('media')
        .select(['title', 'description', 'mime_type', 'is_favorite'])
        .where('user_id', '=', userId)
        .orderBy('day', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST)
        .execute();
      return rows.map((row) => ({
        title: row.title,
        description: row.description,
        mimeType: row.mime_type,
        isFavorite: row.is_favorite === 1,
      }));
    },
  };
}
