import { extname } from 'node:path';
import { filesOf } from '../../core/files/file-keys.ts';
import type { Executor } from '../../db/database.ts';

/** Pictures and videos that came with messages to a person. */
export function messageOriginals(db: Executor) {
  return async (userId: string): Promise<{ name: string; key: string }[]> => {
    const rows = await db
      .selectFrom('message_files')
      .select(['id', 'original_name', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    return rows.map(({ id, original_name, created_at }) => ({
      name: `mensajes/${created_at.slice(0, 10)} ${id.slice(-6)}${extname(original_name)}`,
      key: filesOf(userId, 'messages', id).original,
    }));
  };
}
