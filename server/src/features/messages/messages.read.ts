import { extname } from 'node:path';
import { filesOf } from '../../core/files/file-keys.ts';
import type { Executor } from '../../db/database.ts';

/** As many as one looks after. */
const MOST_ASKING = 100;

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

/** Who asks a support person for a call, and since when. */
export function callRequests(db: Executor) {
  return async (supportPersonId: string): Promise<ReadonlyMap<string, string>> => {
    const rows = await db
      .selectFrom('support_messages')
      .select((eb) => ['user_id', eb.fn.max('answered_at').as('asked_at')])
      .where('support_person_id', '=', supportPersonId)
      .where('answer', '=', 'call')
      .where('called_at', 'is', null)
      .groupBy('user_id')
      .limit(MOST_ASKING)
      .execute();
    return new Map(rows.flatMap((row) => (row.asked_at ? [[row.user_id, row.asked_at]] : [])));
  };
}
