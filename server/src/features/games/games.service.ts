import type { Score } from '@encina/contract/games';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import type { gamesRepo } from './games.repo.ts';

export function gamesService(repo: ReturnType<typeof gamesRepo>) {
  return {
    async recent(user: Authorized<UserSubject>, limit: number): Promise<Score[]> {
      const rows = await repo.recent(user.id, limit);
      return rows.map((row) => ({
        id: row.id,
        gameType: row.game_type as Score['gameType'],
        score: row.score,
        timeSeconds: row.time_seconds,
        difficulty: row.difficulty,
        completedAt: row.completed_at,
      }));
    },
  };
}

export type GamesService = ReturnType<typeof gamesService>;
