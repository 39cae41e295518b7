import type { Kysely } from 'kysely';

/** Weekdays, several times a day, an end; and of an occurrence more than done or not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = (column: string) =>
    db.schema
      .alterTable('reminders')
      .addColumn(column, 'text', (it) => it.notNull().defaultTo(''))
      .execute();
  await text('weekdays');
  await text('times');
  await text('rule_since');
  await db.schema.alterTable('reminders').addColumn('until', 'text').execute();
  await db.schema
    .alterTable('reminder_occurrences')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('pending'))
    .execute();
  await db.schema.alterTable('reminder_occurrences').addColumn('postponed_until', 'text').execute();
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
