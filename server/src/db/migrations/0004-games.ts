import type { Kysely } from 'kysely';

/** Whether a round was played against the clock, and an index for each way of asking for the scores of a game. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('scores')
    .addColumn('timed', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex('scores_by_game')
    .on('scores')
    .columns(['user_id', 'game_type', 'completed_at'])
    .execute();
  await db.schema
    .createIndex('scores_by_best')
    .on('scores')
    .columns(['user_id', 'game_type', 'score'])
    .execute();
}
