import { extname } from 'node:path';
import type { Executor } from '../../db/database.ts';

/** The originals of a person's memories: their keys, and names that she will know them by. */
export function mediaOriginals(db: Executor) {
  return async (userId: string): Promise<{ name: string; key: string }[]> => {
    const rows = await db
      .selectFrom('media')
      .select(['id', 'title', 'original_name', 'file_key', 'uploaded_at'])
      .where('user_id', '=', userId)
      .orderBy('uploaded_at')
      .execute();
    return rows.map(({ id, title, original_name, file_key, uploaded_at }) => ({
      name: `recuerdos/${uploaded_at.slice(0, 10)} ${title} ${id.slice(-6)}${extname(original_name)}`,
      key: file_key,
    }));
  };
}
