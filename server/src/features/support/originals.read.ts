import { extname } from 'node:path';
import type { Executor } from '../../db/database.ts';

/** Pictures and videos that came with messages to a person. */
export function messageOriginals(db: Executor) {
  return async (userId: string): Promise<{ name: string; key: string }[]> => {
    const rows = await db
      .selectFrom('support_messages')
      .select(['id', 'media_key', 'created_at'])
      .where('user_id', '=', userId)
      .where('media_key', 'is not', null)
      .orderBy('created_at')
      .execute();
    return rows.flatMap(({ id, media_key: key, created_at }) =>
      key === null
        ? []
        : [{ name: `mensajes/${created_at.slice(0, 10)} ${id.slice(-6)}${extname(key)}`, key }],
    );
  };
}
