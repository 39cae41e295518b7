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
    /** Kept when the messages are deleted, or home could never say when the last talk was. */
    async setLastAt(userId: string, at: string): Promise<void> {
      await db
        .insertInto('chat_state')
        .values({ user_id: userId, last_at: at })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ last_at: at }))
        .execute();
    },
  };
}
