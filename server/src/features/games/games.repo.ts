import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';
import { insertOnce } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type ScoreRow = Tables['scores'];

interface Latest {
  readonly userId: string;
  readonly limit: number;
  readonly gameType: string;
}

const recent = (isOfOneGame: boolean) =>
  compiled<Latest, ScoreRow>((db, value) => {
    const all = db.selectFrom('scores').selectAll().where('user_id', '=', value('userId'));
    const asked = isOfOneGame ? all.where('game_type', '=', value('gameType')) : all;
    return asked.orderBy('completed_at', 'desc').limit(value('limit'));
  });

const latest = recent(false);
const latestOfGame = recent(true);

export function gamesRepo(db: Executor) {
  const scoresOf = (userId: string) =>
    db.selectFrom('scores').selectAll().where('user_id', '=', userId);
  return {
    async recent(userId: string, limit: number, gameType?: string): Promise<ScoreRow[]> {
      const asked = { userId, limit, gameType: gameType ?? '' };
      return (await (gameType === undefined ? latest : latestOfGame)(db, asked)).rows;
    },
    async best(
      userId: string,
      gameType: string,
      difficulty?: string,
    ): Promise<ScoreRow | undefined> {
      const all = scoresOf(userId).where('game_type', '=', gameType);
      const asked = difficulty === undefined ? all : all.where('difficulty', '=', difficulty);
      return asked.orderBy('score', 'desc').limit(1).executeTakeFirst();
    },
    async find(userId: string, id: string): Promise<ScoreRow | undefined> {
      return scoresOf(userId).where('id', '=', id).executeTakeFirst();
    },
    /** @returns false where this id is already there. */
    async insert(row: ScoreRow): Promise<boolean> {
      return insertOnce(db, 'scores', row, ['id']);
    },
  };
}

export type GamesRepo = ReturnType<typeof gamesRepo>;
