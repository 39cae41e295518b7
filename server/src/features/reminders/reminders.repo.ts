import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type ReminderRow = Tables['reminders'];
export type AnswerRow = Tables['reminder_occurrences'];
/** A reminder with one answer to one of its occurrences, or without any. */
type Joined = ReminderRow & {
  [F in 'occurrence' | 'state' | 'postponed_until']: AnswerRow[F] | null;
};

/** Local wall times; a row comes for what happens from `from` on and before `end`. */
export interface Span {
  readonly from: string;
  readonly end: string;
  /** One-offs of before `from` as well. */
  readonly overdue?: boolean;
  /** Id of the only reminder that is asked about. */
  readonly only?: string;
}

const MOST = 500;
/** After every wall time that anybody writes. */
export const END_OF_TIME = '9999';

/** Reminders and what was said of their occurrences, always of one person. */
export function remindersRepo(db: Executor) {
  return {
    /**
     * Reminders with what was answered in the span, in one query, however long the history is; of a one-off, all
     * that was answered since its start. Recurring ones first: no number of appointments that are over may push
     * out a pill of every day.
     */
    async within(userId: string, { from, end, overdue = false, only }: Span): Promise<Joined[]> {
      let reminders = db
        .selectFrom('reminders')
        .selectAll()
        .where('user_id', '=', userId)
        .where('starts_at', '<', end);
      if (!overdue) {
        reminders = reminders.where((eb) =>
          eb.or([eb('recurrency', '!=', 'none'), eb('starts_at', '>=', from)]),
        );
      }
      if (only !== undefined) reminders = reminders.where('id', '=', only);
      return db
        .selectFrom(
          reminders
            .orderBy((eb) => eb.case().when('recurrency', '=', 'none').then(1).else(0).end())
            .orderBy('starts_at', 'desc')
            .limit(MOST)
            .as('r'),
        )
        .leftJoin('reminder_occurrences as o', (join) =>
          join
            .onRef('o.reminder_id', '=', 'r.id')
            .on('o.occurrence', '<', end)
            .on((eb) =>
              eb(
                'o.occurrence',
                '>=',
                eb
                  .case()
                  .when('r.recurrency', '=', 'none')
                  .then(eb.ref('r.starts_at'))
                  .else(from)
                  .end(),
              ),
            ),
        )
        .selectAll('r')
        .select(['o.occurrence', 'o.state', 'o.postponed_until'])
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
    /** Wall time at which the oldest begins. */
    async oldest(userId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('reminders')
        .select('starts_at')
        .where('user_id', '=', userId)
        .orderBy('starts_at')
        .limit(1)
        .executeTakeFirst();
      return row?.starts_at;
    },
    async answered(reminderId: string, occurrence: string): Promise<AnswerRow | undefined> {
      return db
        .selectFrom('reminder_occurrences')
        .selectAll()
        .where('reminder_id', '=', reminderId)
        .where('occurrence', '=', occurrence)
        .executeTakeFirst();
    },
    /** False where a reminder of that id is there already. */
    async insert(row: ReminderRow): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('reminders')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
    async update(userId: string, id: string, values: Partial<ReminderRow>): Promise<void> {
      await db
        .updateTable('reminders')
        .set(values)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
    },
    async remove(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('reminders')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },
    /** One statement, so that any number of equal ones leave one row and the moment of the first. */
    async set(row: AnswerRow): Promise<void> {
      const { state, postponed_until, changed_at } = row;
      await db
        .insertInto('reminder_occurrences')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['reminder_id', 'occurrence'])
            .doUpdateSet({ state, postponed_until, changed_at })
            .where((eb) =>
              eb.or([
                eb('reminder_occurrences.state', '!=', state),
                // "Más tarde" said again is ten minutes more.
                eb('reminder_occurrences.state', '=', 'postponed'),
              ]),
            ),
        )
        .execute();
    },
    /** One statement too: of two flips at once each sees what the other did. @returns whether it is done now. */
    async flip(
      row: Pick<AnswerRow, 'reminder_id' | 'occurrence' | 'changed_at'>,
    ): Promise<boolean> {
      const { state } = await db
        .insertInto('reminder_occurrences')
        .values({ ...row, state: 'done', postponed_until: null })
        .onConflict((conflict) =>
          conflict.columns(['reminder_id', 'occurrence']).doUpdateSet({
            state: sql`case when reminder_occurrences.state = 'done' then 'pending' else 'done' end`,
            postponed_until: null,
            changed_at: row.changed_at,
          }),
        )
        .returning('state')
        .executeTakeFirstOrThrow();
      return state === 'done';
    },
  };
}

export type RemindersRepo = ReturnType<typeof remindersRepo>;
