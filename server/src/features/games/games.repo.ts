import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export function gamesRepo(db: Executor) {
  return {
    async recent(userId: string, limit: number): Promise<Tables['scores'][]> {
      return db
        .selectFrom('scores')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('completed_at', 'desc')
        .limit(limit)
        .execute();
    },
  };
}
