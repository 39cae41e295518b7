import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';
import type { AnswerRow } from './reminders.repo.ts';

/** What was said of the occurrences of reminders. */
export function answersRepo(db: Executor) {
  return {
    async find(reminderId: string, occurrence: string): Promise<AnswerRow | undefined> {
      return findRow(db, 'reminder_occurrences', { reminder_id: reminderId, occurrence });
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
                // "Recuérdamelo en 10 minutos" said again is ten minutes more.
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

export type AnswersRepo = ReturnType<typeof answersRepo>;
