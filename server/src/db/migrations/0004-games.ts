import type { Kysely } from 'kysely';
import { addColumns, createIndex, flag } from '../columns.ts';

/** Whether a round was played against the clock, and an index for each way of asking for the scores of a game. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'scores', flag(1, 'timed'));
  await createIndex(db, 'scores_by_game', 'scores', 'user_id', 'game_type', 'completed_at');
  await createIndex(db, 'scores_by_best', 'scores', 'user_id', 'game_type', 'score');
}
