import { sql } from 'kysely';
import { toText } from '../../core/clock.ts';
import { noteScheduled } from '../../core/jobs/last-scheduled.ts';
import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';
import { isSqlite } from '../../db/is-sqlite.ts';
import { DUE } from './due.read.ts';
import type { ReminderRow } from './reminder-rows.read.ts';

type Limited = ReminderRow & { readonly most: number };

interface AtOnce {
  readonly most: number;
  /** The zone by which `dueAt` was worked out. */
  readonly timeZone: string;
  /** When it rings first. */
  readonly dueAt: Temporal.Instant | undefined;
}

/** More than anybody's clients write for one person at one moment. */
const AT_ONE_MOMENT = 50;

/**
 * Inserts a reminder with its job in one statement, for PostgreSQL, where each one is a way there and back. It counts
 * what stood when the statement began, and so near the limit it inserts nothing (decision 0074).
 * @returns false where nothing was inserted: she has nearly as many as she may, there is one of that id, or her town's
 * clocks go by another zone
 */
export async function insertAtOnce(
  db: Executor,
  row: ReminderRow,
  { most, timeZone, dueAt }: AtOnce,
): Promise<boolean> {
  const due_at = dueAt ? toText(dueAt) : null;
  noteScheduled();
  const { rows } = await atOnce(db, {
    ...row,
    ...{ most: most - AT_ONE_MOMENT, zone: timeZone, due_at },
  });
  return rows.length > 0;
}

/**
 * Counts and inserts in one statement.
 * @param most reminders that she may have then
 * @returns the time zone by which she lives, which does not change before this transaction has ended; `undefined` where
 * she has as many already, or there is one of that id: all stays as it is
 */
export async function insertReminder(
  trx: Executor,
  row: ReminderRow,
  { most }: { readonly most: number },
): Promise<string | undefined> {
  // On SQLite the statement that inserts has the one lock, from its count on.
  if (!isSqlite(trx)) await holdHerAndClocks(trx, row);
  const { rows } = await inserting(trx, { ...row, most });
  return rows[0]?.time_zone;
}

/** Whoever else adds to what is hers waits, and who sets the clocks of her town. */
const holdHerAndClocks = compiled<Pick<ReminderRow, 'user_id'>, unknown>((db, value) =>
  herAndClocks(db, value('user_id')),
);

const herAndClocks = (db: Executor, userId: string) =>
  db
    .selectFrom('users')
    .innerJoin('municipalities', 'municipalities.id', 'users.municipality_id')
    .select('users.id')
    .where('users.id', '=', userId)
    .forNoKeyUpdate('users')
    .forKeyShare('municipalities');

const EVERY_COLUMN: Record<keyof ReminderRow, true> = {
  id: true,
  user_id: true,
  title: true,
  description: true,
  category: true,
  starts_at: true,
  recurrency: true,
  weekdays: true,
  times: true,
  until: true,
  written_by: true,
  written_by_name: true,
  rule_since: true,
  created_at: true,
};
const COLUMNS = Object.keys(EVERY_COLUMN) as (keyof ReminderRow)[];

const countOf = (db: Executor, userId: string) =>
  db
    .selectFrom('reminders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId);

type AtOnceRow = Limited & { readonly zone: string; readonly due_at: string | null };

const atOnce = compiled<AtOnceRow, { id: string }>((db, value) =>
  db
    .with('held', () =>
      herAndClocks(db, value('user_id'))
        .where('time_zone', '=', value('zone'))
        .where(({ eb }) => eb(countOf(db, value('user_id')), '<', value('most'))),
    )
    .with('put', (cte) =>
      cte
        .insertInto('reminders')
        .columns(COLUMNS)
        .expression(
          cte
            .selectFrom('held')
            .select(({ val }) => COLUMNS.map((column) => val(value(column)).as(column))),
        )
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id'),
    )
    .with('job', (cte) =>
      cte
        .insertInto('jobs')
        .columns(['kind', 'key', 'due_at', 'claimable_at', 'attempts'])
        .expression(
          cte
            .selectFrom('put')
            .select(({ val }) => [
              val(DUE).as('kind'),
              'id',
              val(value('due_at')).as('due_at'),
              val(value('due_at')).as('claimable_at'),
              sql<number>`0`.as('attempts'),
            ])
            .where(sql<string>`cast(${value('due_at')} as text)`, 'is not', null),
        ),
    )
    .selectFrom('put')
    .select('id'),
);

const inserting = compiled<Limited, { time_zone: string }>((db, value) => {
  const hers = countOf(db, value('user_id'));
  const zone = db
    .selectFrom('users')
    .innerJoin('municipalities', 'municipalities.id', 'users.municipality_id')
    .select('time_zone')
    .where('users.id', '=', value('user_id'))
    .$asScalar();
  return db
    .insertInto('reminders')
    .columns(COLUMNS)
    .expression(
      db
        .selectNoFrom(({ val }) => COLUMNS.map((column) => val(value(column)).as(column)))
        .where(({ eb }) => eb(hers, '<', value('most'))),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(zone.as('time_zone'));
});
