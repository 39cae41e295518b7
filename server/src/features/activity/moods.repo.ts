import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type MoodRow = Tables['moods'];

/** One answer a person and local day. */
export function moodsRepo(db: Executor) {
  return {
    async since(userId: string, day: string): Promise<MoodRow[]> {
      return db
        .selectFrom('moods')
        .selectAll()
        .where('user_id', '=', userId)
        .where('day', '>=', day)
        .orderBy('day', 'desc')
        .execute();
    },
    async ofDay(userIds: readonly string[], day: string): Promise<MoodRow[]> {
      return db
        .selectFrom('moods')
        .selectAll()
        .where('user_id', 'in', userIds)
        .where('day', '=', day)
        .execute();
    },
    async remove(userId: string, day: string): Promise<void> {
      await db.deleteFrom('moods').where('user_id', '=', userId).where('day', '=', day).execute();
    },
    async say(row: MoodRow): Promise<void> {
      const { mood, said_at } = row;
      await db
        .insertInto('moods')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'day']).doUpdateSet({ mood, said_at }),
        )
        .execute();
    },
  };
}
