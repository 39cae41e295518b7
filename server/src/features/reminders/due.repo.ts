import type { ExpressionBuilder } from 'kysely';
import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';
import { isSqlite } from '../../db/is-sqlite.ts';
import { noRow } from '../../db/no-row.ts';
import type { Tables } from '../../db/schema.ts';
import { DUE } from './due.read.ts';
import type { AnswerRow, ReminderRow } from './reminder-rows.read.ts';

/** A reminder with what decides when it rings, beside its rule. */
export type DueRow = ReminderRow & { readonly time_zone: string; readonly is_active: number };

interface Wanted {
  readonly reminderId: string;
  /** Local days, the last one left out. */
  readonly from: string;
  readonly end: string;
  /** What was asked to come again since then, of whichever day. */
  readonly since: string;
}

/** A page of reminders, in the order of their ids. */
interface Page {
  readonly after: string;
  readonly most: number;
}

/** What is asked about reminders of anybody's, to know when they ring. */
export function dueRepo(db: Executor) {
  /** None of them changes before this transaction has ended. */
  const page = ({ after, most }: Page) => {
    const held = dueRows(db).where('reminders.id', '>', after).orderBy('reminders.id').limit(most);
    return isSqlite(db) ? held : held.forNoKeyUpdate('reminders');
  };
  return {
    /**
     * It does not change before this transaction has ended. Its key may be referred to meanwhile: two who have just
     * answered two of its occurrences would wait for each other.
     */
    async hold(reminderId: string): Promise<void> {
      const row = db.selectFrom('reminders').select('id').where('id', '=', reminderId);
      if (!isSqlite(db)) await row.forNoKeyUpdate().execute();
    },
    async find(reminderId: string): Promise<DueRow | undefined> {
      return (await finding(db, { reminderId })).rows[0];
    },
    /** What was said of its occurrences of those days, and what was put off. */
    async answers(wanted: Wanted): Promise<AnswerRow[]> {
      return (await answersOf(db, wanted)).rows;
    },
    /** Of many reminders, what was put off and has not come again. */
    async postponed(reminderIds: readonly string[], since: string): Promise<AnswerRow[]> {
      if (reminderIds.length === 0) return [];
      return db
        .selectFrom('reminder_occurrences')
        .selectAll()
        .where('reminder_id', 'in', reminderIds)
        .where('state', '=', 'postponed')
        .where('postponed_until', '>', since)
        .execute();
    },
    /** Of a whole town. */
    ofTown: (municipalityId: string, asked: Page): Promise<DueRow[]> =>
      page(asked).where('users.municipality_id', '=', municipalityId).execute(),
    /** That may still come, by the day, and have no job. */
    unscheduled: (today: string, asked: Page): Promise<DueRow[]> =>
      page(asked)
        .where(mayStillCome(today))
        .where((eb) =>
          noRow(
            eb
              .selectFrom('jobs')
              .select('key')
              .where('kind', '=', DUE)
              .whereRef('key', '=', 'reminders.id'),
          ),
        )
        .execute(),
  };
}

const mayStillCome = (today: string) => (eb: ExpressionBuilder<Tables, 'reminders'>) =>
  eb.or([
    eb.and([eb('recurrency', '=', 'none'), eb('starts_at', '>=', today)]),
    eb.and([
      eb('recurrency', '!=', 'none'),
      eb.or([eb('until', 'is', null), eb('until', '>=', today)]),
    ]),
  ]);

const dueRows = (db: Executor) =>
  db
    .selectFrom('reminders')
    .innerJoin('users', 'users.id', 'reminders.user_id')
    .innerJoin('municipalities', 'municipalities.id', 'users.municipality_id')
    .selectAll('reminders')
    .select(['municipalities.time_zone', 'users.is_active']);

const finding = compiled<{ reminderId: string }, DueRow>((db, value) =>
  dueRows(db).where('reminders.id', '=', value('reminderId')),
);

const answersOf = compiled<Wanted, AnswerRow>((db, value) =>
  db
    .selectFrom('reminder_occurrences')
    .selectAll()
    .where('reminder_id', '=', value('reminderId'))
    .where((eb) =>
      eb.or([
        eb.and([eb('occurrence', '>=', value('from')), eb('occurrence', '<', value('end'))]),
        eb.and([eb('state', '=', 'postponed'), eb('postponed_until', '>=', value('since'))]),
      ]),
    ),
);
