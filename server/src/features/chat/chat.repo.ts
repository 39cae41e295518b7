import type { Executor } from '../../db/database.ts';

export function chatRepo(db: Executor) {
  return {
    async lastAt(userId: string): Promise<string | null> {
      const row = await db
        .selectFrom('chat_state')
        .select('last_at')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row?.last_at ?? null;
    },
  };
}
