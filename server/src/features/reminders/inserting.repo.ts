import type { Expression } from 'kysely';
import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';
import { isSqlite } from '../../db/is-sqlite.ts';
import type { ReminderRow } from './reminder-rows.read.ts';

type Limited = ReminderRow & { readonly most: number };

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
  db
    .selectFrom('users')
    .innerJoin('municipalities', 'municipalities.id', 'users.municipality_id')
    .select('users.id')
    .where('users.id', '=', value('user_id'))
    .forNoKeyUpdate('users')
    .forKeyShare('municipalities'),
);

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
export const COLUMNS = Object.keys(EVERY_COLUMN) as (keyof ReminderRow)[];

/** How many she has. */
export const countOf = (db: Executor, userId: string | Expression<string>) =>
  db
    .selectFrom('reminders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId);

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
