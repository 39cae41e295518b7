import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';
import type { Answered, WhenAnswered } from './answered.read.ts';
import { scheduleDue } from './due-jobs.ts';
import type { AnswerRow } from './reminder-rows.read.ts';

/** Who answers, and on whose clocks. */
type Answering = Pick<Answered, 'timeZone'> & { readonly id: string };
type Flipped = Pick<AnswerRow, 'reminder_id' | 'occurrence' | 'changed_at'>;

interface Said {
  readonly now: Temporal.Instant;
  /** It was said some time ago: what was said after it stays. */
  readonly isLate: boolean;
}

/**
 * What was said of the occurrences of reminders.
 * @param whenAnswered told of what is kept, in the transaction that keeps it
 */
export function answersRepo(db: Executor, whenAnswered: WhenAnswered) {
  async function tell(trx: Executor, user: Answering, { reminder_id, occurrence }: Flipped) {
    const kept = await findRow(trx, 'reminder_occurrences', { reminder_id, occurrence });
    if (!kept) return;
    await whenAnswered(trx, {
      personId: user.id,
      timeZone: user.timeZone,
      reminderId: reminder_id,
      occurrence,
      state: kept.state,
      at: Temporal.Instant.from(kept.changed_at),
    });
  }
  return {
    async find(reminderId: string, occurrence: string): Promise<AnswerRow | undefined> {
      return findRow(db, 'reminder_occurrences', { reminder_id: reminderId, occurrence });
    },
    set: (user: Answering, row: AnswerRow, said: Said): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await set(trx, row, said);
        // It comes again at another time than its rule says.
        if (row.state === 'postponed') await scheduleDue(trx, row.reminder_id, said.now);
        await tell(trx, user, row);
      }),
    /** @returns whether it is done now. */
    flip: (user: Answering, row: Flipped): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const state = await flip(trx, row);
        await tell(trx, user, row);
        return state === 'done';
      }),
  };
}

export type AnswersRepo = ReturnType<typeof answersRepo>;

/** One statement, so that any number of equal ones leave one row and the moment of the first. */
async function set(db: Executor, row: AnswerRow, { isLate }: Said): Promise<void> {
  const { state, postponed_until, changed_at } = row;
  await db
    .insertInto('reminder_occurrences')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['reminder_id', 'occurrence'])
        .doUpdateSet({ state, postponed_until, changed_at })
        .where((eb) =>
          eb.and([
            eb.or([
              eb('reminder_occurrences.state', '!=', state),
              // "Recuérdamelo en 10 minutos" said again is ten minutes more.
              eb('reminder_occurrences.state', '=', 'postponed'),
            ]),
            ...(isLate ? [eb('reminder_occurrences.changed_at', '<=', changed_at)] : []),
          ]),
        ),
    )
    .execute();
}

/** One statement too: of two flips at once each sees what the other did. @returns how it stands now. */
async function flip(db: Executor, row: Flipped): Promise<AnswerRow['state']> {
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
  return state;
}
