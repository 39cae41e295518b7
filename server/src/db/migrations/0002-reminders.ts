import type { Kysely } from 'kysely';
import { addColumns, optionalText, textFrom } from '../columns.ts';

/** Weekdays, several times a day, an end; and of an occurrence more than done or not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(
    db,
    'reminders',
    textFrom('', 'weekdays', 'times', 'rule_since'),
    optionalText('until'),
  );
  await addColumns(
    db,
    'reminder_occurrences',
    textFrom('pending', 'state'),
    optionalText('postponed_until'),
  );
  const occurrences = db as Kysely<{
    reminder_occurrences: { state: string; completed: number };
    reminders: { rule_since: string; created_at: string };
  }>;
  await occurrences
    .updateTable('reminder_occurrences')
    .set({ state: 'done' })
    .where('completed', '=', 1)
    .execute();
  await occurrences
    .updateTable('reminders')
    .set((eb) => ({ rule_since: eb.ref('created_at') }))
    .execute();
  await db.schema.alterTable('reminder_occurrences').dropColumn('completed').execute();
}
