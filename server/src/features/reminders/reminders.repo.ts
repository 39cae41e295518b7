import type { JoinBuilder } from 'kysely';
import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';
import { holdPerson } from '../../db/hold-person.ts';
import { ownedBy } from '../../db/owned-by.ts';
import { findRow, insertOnce, removeRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type ReminderRow = Tables['reminders'];
export type AnswerRow = Tables['reminder_occurrences'];
/** A reminder with one answer to one of its occurrences, or without any. */
type Joined = ReminderRow & {
  [F in 'occurrence' | 'state' | 'postponed_until' | 'changed_at']: AnswerRow[F] | null;
};

/** Local wall times; a row comes for what happens from `from` on and before `end`. */
export interface Span {
  readonly from: string;
  readonly end: string;
  /** One-offs of before `from` as well. */
  readonly overdue?: boolean;
  /** Id of the only reminder that is asked about, whenever it began. */
  readonly only?: string;
}

/** Far more than anybody's: 500 reminders at nine hours through a hundred days. */
const MOST_ROWS = 450_000;
/** What was said of an occurrence. */
export const ANSWER = ['o.occurrence', 'o.state', 'o.postponed_until', 'o.changed_at'] as const;
/** After every wall time that anybody writes. */
export const END_OF_TIME = '9999';

/** Reminders, always of one person. */
export function remindersRepo(db: Executor) {
  return {
    /** Reminders with what was answered in the span, in no order, in one query, however long the history is. */
    async within(userId: string, span: Span): Promise<Joined[]> {
      const { rows } = await queryFor(span)(db, { userId, ...span });
      return rows;
    },
    async find(userId: string, id: string): Promise<ReminderRow | undefined> {
      return findRow(db, 'reminders', { user_id: userId, id });
    },
    /** Wall time at which the oldest begins. */
    async oldest(userId: string): Promise<string | undefined> {
      const { rows } = await oldest(db, { userId });
      return rows[0]?.starts_at;
    },
    /** @returns `known` where a reminder of that id is there already, `full` where there are `most` others. */
    async insert(row: ReminderRow, most: number): Promise<'new' | 'known' | 'full'> {
      return db.transaction().execute(async (trx) => {
        await holdPerson(trx, row.user_id);
        if ((await countOf(trx, row.user_id)) >= most) {
          return (await findRow(trx, 'reminders', { id: row.id })) ? 'known' : 'full';
        }
        return (await insertOnce(trx, 'reminders', row, ['id'])) ? 'new' : 'known';
      });
    },
    async update(userId: string, id: string, values: Partial<ReminderRow>): Promise<void> {
      await db.updateTable('reminders').set(values).where(ownedBy(userId, id)).execute();
    },
    async remove(userId: string, id: string): Promise<boolean> {
      return removeRow(db, 'reminders', { user_id: userId, id });
    },
  };
}

const oldest = compiled<{ userId: string }, Pick<ReminderRow, 'starts_at'>>((db, value) =>
  db
    .selectFrom('reminders')
    .select('starts_at')
    .where('user_id', '=', value('userId'))
    .orderBy('starts_at')
    .limit(1),
);

const counting = compiled<{ userId: string }, { count: string | number | bigint }>((db, value) =>
  db
    .selectFrom('reminders')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('user_id', '=', value('userId')),
);

async function countOf(db: Executor, userId: string): Promise<number> {
  const { rows } = await counting(db, { userId });
  return Number(rows[0]?.count);
}

export type RemindersRepo = ReturnType<typeof remindersRepo>;

/** Each with what was answered in the span; a one-off with all that was answered since its start. */
export const answeredIn =
  ({ from, end }: Pick<Span, 'from' | 'end'>) =>
  (join: JoinBuilder<Tables & { r: ReminderRow; o: AnswerRow }, 'r' | 'o'>) =>
    join
      .onRef('o.reminder_id', '=', 'r.id')
      .on('o.occurrence', '<', end)
      .on((eb) =>
        eb(
          'o.occurrence',
          '>=',
          eb.case().when('r.recurrency', '=', 'none').then(eb.ref('r.starts_at')).else(from).end(),
        ),
      );

/** As one statement over both tables: SQLite takes twice as long where the reminders are put in order, or cut, before. */
const spanning = ({ overdue, isOne }: { readonly overdue: boolean; readonly isOne: boolean }) =>
  compiled<Span & { readonly userId: string }, Joined>((db, value) => {
    const [from, end] = [value('from'), value('end')];
    let rows = db
      .selectFrom('reminders as r')
      .leftJoin('reminder_occurrences as o', answeredIn({ from, end }))
      .selectAll('r')
      .select(ANSWER)
      .where('user_id', '=', value('userId'))
      .where('starts_at', '<', end);
    if (!overdue) {
      rows = rows.where((eb) =>
        eb.or([eb('recurrency', '!=', 'none'), eb('starts_at', '>=', from)]),
      );
    }
    if (isOne) rows = rows.where('id', '=', value('only') ?? '');
    return rows.limit(MOST_ROWS);
  });

const inSpan = spanning({ overdue: false, isOne: false });
const withOverdue = spanning({ overdue: true, isOne: false });
const ofOne = spanning({ overdue: true, isOne: true });

function queryFor({ overdue = false, only }: Span) {
  if (only !== undefined) return ofOne;
  return overdue ? withOverdue : inSpan;
}
