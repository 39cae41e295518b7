import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';
import { putRow } from '../../db/rows.ts';
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
    async remove(userId: string, day: string): Promise<void> {
      await db.deleteFrom('moods').where('user_id', '=', userId).where('day', '=', day).execute();
    },
    say: (row: MoodRow): Promise<void> => putRow(db, 'moods', row, ['user_id', 'day']),
  };
}
