import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type ReminderRow = Tables['reminders'];
type OccurrenceRow = Tables['reminder_occurrences'];

const MOST = 500;

/** Reminders and the state of their occurrences, always of one person. */
export function remindersRepo(db: Executor) {
  return {
    /** Recurring ones first: no number of appointments that are over may push out a pill of every day. */
    async list(userId: string): Promise<ReminderRow[]> {
      return db
        .selectFrom('reminders')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy((eb) => eb.case().when('recurrency', '=', 'none').then(1).else(0).end())
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
      // As pairs: two separate lists would be looked up in every combination, 250,000 of them for 500.
      const pairs = sql.join(occurrences.map((it) => sql`(${it.id}, ${it.occurrence})`));
      const rows = await db
        .selectFrom('reminder_occurrences')
        .select(['reminder_id', 'occurrence'])
        .where(sql<boolean>`(reminder_id, occurrence) in (values ${pairs})`)
        .where('completed', '=', 1)
        .execute();
      return new Set(rows.map((row) => occurrenceKey(row.reminder_id, row.occurrence)));
    },
    /** One statement, so that any number of equal ones leave one row. */
    async set(row: OccurrenceRow): Promise<void> {
      const { completed, changed_at } = row;
      await db
        .insertInto('reminder_occurrences')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['reminder_id', 'occurrence'])
            .doUpdateSet({ completed, changed_at })
            .where('reminder_occurrences.completed', '!=', completed),
        )
        .execute();
    },
    /** One statement too: of two flips at once each sees what the other did. @returns whether it is completed now. */
    async flip(row: Omit<OccurrenceRow, 'completed'>): Promise<boolean> {
      const { completed } = await db
        .insertInto('reminder_occurrences')
        .values({ ...row, completed: 1 })
        .onConflict((conflict) =>
          conflict.columns(['reminder_id', 'occurrence']).doUpdateSet({
            completed: sql`1 - reminder_occurrences.completed`,
            changed_at: row.changed_at,
          }),
        )
        .returning('completed')
        .executeTakeFirstOrThrow();
      return completed === 1;
    },
  };
}

export const occurrenceKey = (id: string, occurrence: string) => `${id} ${occurrence}`;
