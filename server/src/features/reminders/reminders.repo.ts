import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type ReminderRow = Tables['reminders'];

const MOST = 500;

/** Reminders and the state of their occurrences, always of one person. */
export function remindersRepo(db: Executor) {
  return {
    async list(userId: string): Promise<ReminderRow[]> {
      return db
        .selectFrom('reminders')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('starts_at', 'desc')
        .limit(MOST)
        .execute();
    },
    async find(userId: string, id: string): Promise<ReminderRow | undefined> {
      return db
        .selectFrom('reminders')
        .selectAll()
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
    },
    /** Completed ones among these occurrences, as `reminder occurrence`. */
    async completed(
      occurrences: readonly { id: string; occurrence: string }[],
    ): Promise<ReadonlySet<string>> {
      if (occurrences.length === 0) return new Set();
      const rows = await db
        .selectFrom('reminder_occurrences')
        .select(['reminder_id', 'occurrence'])
        .where('reminder_id', 'in', [...new Set(occurrences.map(({ id }) => id))])
        .where('occurrence', 'in', [...new Set(occurrences.map((it) => it.occurrence))])
        .where('completed', '=', 1)
        .execute();
      return new Set(rows.map((row) => occurrenceKey(row.reminder_id, row.occurrence)));
    },
    /** One statement, so that any number of equal ones leave one row. */
    async setCompleted(id: string, occurrence: string, completed: 0 | 1, now: string) {
      await db
        .insertInto('reminder_occurrences')
        .values({ reminder_id: id, occurrence, completed, changed_at: now })
        .onConflict((conflict) =>
          conflict
            .columns(['reminder_id', 'occurrence'])
            .doUpdateSet({ completed, changed_at: now })
            .where('reminder_occurrences.completed', '!=', completed),
        )
        .execute();
    },
  };
}

export const occurrenceKey = (id: string, occurrence: string) => `${id} ${occurrence}`;
