import type { BodyOf, QueryOf } from '@encina/contract/endpoint';
import type { bestScore, recentScores, Score, saveScore } from '@encina/contract/games';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { GamesRepo, ScoreRow } from './games.repo.ts';

type User = Authorized<UserSubject>;

/** The client plays; the server keeps what came of it. */
export function gamesService({ repo, clock }: { repo: GamesRepo; clock: Clock }) {
  return {
    async recent(user: User, { limit, gameType }: QueryOf<typeof recentScores>): Promise<Score[]> {
      return (await repo.recent(user.id, limit, gameType)).map(shown);
    },
    async best(
      user: User,
      { gameType, difficulty }: QueryOf<typeof bestScore>,
    ): Promise<{ best: Score | null }> {
      const row = await repo.best(user.id, gameType, difficulty);
      return { best: row ? shown(row) : null };
    },
    /** @param key names the command: what is sent again is kept once, as it first came. */
    async save(user: User, round: BodyOf<typeof saveScore>, key = newId()): Promise<Score> {
      const row: ScoreRow = {
        id: key,
        user_id: user.id,
        game_type: round.gameType,
        score: round.score,
        time_seconds: round.timeSeconds,
        difficulty: round.difficulty,
        timed: Number(round.timed),
        completed_at: toText(clock().subtract({ seconds: round.secondsAgo })),
      };
      if (await repo.insert(row)) return shown(row);
      const kept = await repo.find(user.id, key);
      if (!kept) throw new DomainError('not_found');
      return shown(kept);
    },
  };
}

const shown = (row: ScoreRow): Score => ({
  id: row.id,
  gameType: row.game_type as Score['gameType'],
  score: row.score,
  timeSeconds: row.time_seconds,
  difficulty: row.difficulty as Score['difficulty'],
  timed: row.timed === 1,
  completedAt: row.completed_at,
});

export type GamesService = ReturnType<typeof gamesService>;
