import type { Executor } from '../../db/database.ts';

/** What activity asks of games. */
export function gamesRead(db: Executor) {
  return {
    /** Instants at which rounds ended, from `from` to before `until`, both UTC texts. */
    async playedAt(userId: string, from: string, until: string): Promise<string[]> {
      const rows = await db
        .selectFrom('scores')
        .select('completed_at')
        .where('user_id', '=', userId)
        .where('completed_at', '>=', from)
        .where('completed_at', '<', until)
        .execute();
      return rows.map((row) => row.completed_at);
    },
    /** The same rounds with what was played and how it went. */
    async rounds(userId: string, from: string, until: string) {
      return db
        .selectFrom('scores')
        .select(['game_type', 'difficulty', 'score', 'completed_at'])
        .where('user_id', '=', userId)
        .where('completed_at', '>=', from)
        .where('completed_at', '<', until)
        .execute();
    },
  };
}
