import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type MoodRow = Tables['moods'];

const saidSince = compiled<{ readonly userId: string; readonly day: string }, MoodRow>(
  (db, value) =>
    db
      .selectFrom('moods')
      .selectAll()
      .where('user_id', '=', value('userId'))
      .where('day', '>=', value('day'))
      .orderBy('day', 'desc'),
);

/** One answer a person and local day. */
export function moodsRepo(db: Executor) {
  return {
    async since(userId: string, day: string): Promise<MoodRow[]> {
      return (await saidSince(db, { userId, day })).rows;
    },
    async ofDay(userIds: readonly string[], day: string): Promise<MoodRow[]> {
      return db
        .selectFrom('moods')
        .selectAll()
        .where('user_id', 'in', userIds)
        .where('day', '=', day)
        .execute();
    },
    /** What she has said since then stays: this came late. */
    async takeBack(userId: string, day: string, at: string): Promise<void> {
      await db
        .deleteFrom('moods')
        .where('user_id', '=', userId)
        .where('day', '=', day)
        .where('said_at', '<=', at)
        .execute();
    },
    /** The last word of a day counts, in whatever order they come. */
    async say(row: MoodRow): Promise<void> {
      const { mood, said_at } = row;
      await db
        .insertInto('moods')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'day'])
            .doUpdateSet({ mood, said_at })
            .where('moods.said_at', '<=', said_at),
        )
        .execute();
    },
  };
}
