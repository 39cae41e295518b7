import type { Selectable } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { holdAdmin } from '../../db/hold-admin.ts';
import { holdLinks } from '../../db/hold-links.ts';
import { changeRow, findRow, insertOnce, listRows, removeRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type AlertRow = Tables['alerts'];
export type StepRow = Tables['alert_steps'];

/** Three relatives and the town hall. */
const MOST_STEPS = 10;
/** More than anybody sees to at once. */
const MOST_TAKEN = 1_000;

/** What nobody has answered yet, and who was told. */
export function alertsRepo(db: Executor) {
  return {
    ...locksIn(db),
    ...openIn(db),
    ...stepsIn(db),
    /** All of it, or nothing. */
    together: (work: (trx: Executor) => Promise<void>): Promise<void> =>
      db.transaction().execute(work),
    /** @returns false where there is one of that occurrence already */
    begin: (row: AlertRow): Promise<boolean> =>
      insertOnce(db, 'alerts', row, ['reminder_id', 'occurrence']),
    /** Whether somebody works at a town hall. */
    isOfStaff: async (id: string): Promise<boolean> =>
      (await findRow(db, 'admins', { id })) !== undefined,
    /** Without holding it. */
    find: (reminderId: string, occurrence: string): Promise<AlertRow | undefined> =>
      findRow(db, 'alerts', { reminder_id: reminderId, occurrence }),
    async change(id: string, values: Partial<AlertRow>): Promise<void> {
      await changeRow(db, 'alerts', { id }, values);
    },
    async remove(id: string): Promise<void> {
      await removeRow(db, 'alerts', { id });
    },
    /** All of hers that is going on. */
    async stop(userId: string, ended_at: string): Promise<void> {
      await db
        .updateTable('alerts')
        .set({ state: 'over', ending: 'stopped', ended_at })
        .where('user_id', '=', userId)
        .where('state', '!=', 'over')
        .execute();
    },
    async forget(before: string): Promise<void> {
      await db.deleteFrom('alerts').where('begun_at', '<', before).execute();
    },
    person: (id: string) => personTold(db, id),
  };
}

/** What nobody else changes until this transaction ends. */
const locksIn = (db: Executor) => {
  const holding = () => db.updateTable('alerts').set((eb) => ({ state: eb.ref('state') }));
  return {
    /** Whoever wants the same one waits. */
    hold: (id: string): Promise<AlertRow | undefined> =>
      holding().where('id', '=', id).returningAll().executeTakeFirst(),
    holdOf: (reminderId: string, occurrence: string): Promise<AlertRow | undefined> =>
      holding()
        .where((eb) => eb.and({ reminder_id: reminderId, occurrence }))
        .returningAll()
        .executeTakeFirst(),
    /** Her link does not end before this transaction has. */
    holdLink: (support_person_id: string, user_id: string): Promise<void> =>
      holdLinks(db, { support_person_id, user_id }),
    /** The same of an account of the town hall. @returns false where there is none */
    holdStaff: (id: string): Promise<boolean> => holdAdmin(db, id),
  };
};

/** What is not over. */
const openIn = (db: Executor) => ({
  /** What somebody sees to, of everybody or of one person. */
  async takenBy(taken_by: string, userId?: string): Promise<string[]> {
    const whose = userId === undefined ? {} : { user_id: userId };
    const equal = { state: 'taken' as const, taken_by, ...whose };
    const rows = await listRows(db, 'alerts', equal, { order: ['id'], most: MOST_TAKEN });
    return rows.map(({ id }) => id);
  },
  /** What is going on of hers that somebody knows of. */
  async knownOf(userId: string): Promise<string[]> {
    const rows = await db
      .selectFrom('alerts')
      .select('id')
      .where('user_id', '=', userId)
      .where('state', '!=', 'over')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('alert_steps')
            .select('alert_steps.id')
            .whereRef('alert_steps.alert_id', '=', 'alerts.id')
            .whereRef('alert_steps.round', '=', 'alerts.round'),
        ),
      )
      .orderBy('id')
      .limit(MOST_TAKEN)
      .execute();
    return rows.map(({ id }) => id);
  },
});

/** Who was told. */
const stepsIn = (db: Executor) => ({
  /** Who knows of it since she was asked last, the first one first. */
  told: ({ id, round }: Pick<AlertRow, 'id' | 'round'>): Promise<Selectable<StepRow>[]> =>
    listRows(
      db,
      'alert_steps',
      { alert_id: id, round },
      { order: ['told_at', 'id'], most: MOST_STEPS },
    ),
  async tell(step: StepRow): Promise<void> {
    await db.insertInto('alert_steps').values(step).execute();
  },
  async takeBack({ id, round }: AlertRow, back_at: string): Promise<void> {
    await changeRow(db, 'alert_steps', { alert_id: id, round }, { back_at });
  },
});

/** What is said of a person to those who are told. */
const personTold = (db: Executor, id: string) =>
  db
    .selectFrom('users')
    .innerJoin('municipalities', 'municipalities.id', 'users.municipality_id')
    .select(['users.id', 'users.name', 'users.is_active', 'municipalities.time_zone'])
    .select('users.municipality_id')
    .where('users.id', '=', id)
    .executeTakeFirst();

/** What is said of a person to those who are told. */
export type PersonTold = NonNullable<Awaited<ReturnType<typeof personTold>>>;

export type AlertsRepo = ReturnType<typeof alertsRepo>;
