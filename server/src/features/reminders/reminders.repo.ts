import type { ExpressionBuilder } from 'kysely';
import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';
import { groupCommit } from '../../db/group-commit.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { isSqlite } from '../../db/is-sqlite.ts';
import { ownedBy } from '../../db/owned-by.ts';
import { findRow, removeRow } from '../../db/rows.ts';
import { cancelDue, firstRing, scheduleDue, scheduleFirst } from './due-jobs.ts';
import { insertAtOnce, insertReminder } from './inserting.repo.ts';
import type { Joined, KnownRow, ReminderRow, StateRow } from './reminder-rows.read.ts';
import { ANSWER, withAnswers } from './with-answers.repo.ts';

/** Local wall times; a row comes for what happens from `from` on and before `end`. */
export interface Span {
  readonly from: string;
  readonly end: string;
  /** One-offs of before `from` as well. */
  readonly overdue?: boolean;
  /** Id of the only reminder that is asked about, whenever it began. */
  readonly only?: string;
}

/** What others do in the transaction in which a reminder is deleted. */
export type WhenRemoved = (trx: Executor, reminderId: string) => Promise<void>;

/** Far more than anybody's: 500 reminders at nine hours through a hundred days. */
const MOST_ROWS = 450_000;
/** What is known of a reminder, and no column more: each is read as often as she has reminders. */
const KNOWN = [
  'r.id',
  'r.user_id',
  'r.title',
  'r.description',
  'r.category',
  'r.starts_at',
  'r.recurrency',
  'r.weekdays',
  'r.times',
  'r.until',
  'r.written_by_name',
  'r.rule_since',
] as const satisfies readonly `r.${keyof KnownRow}`[];
/** After every wall time that anybody writes. */
export const END_OF_TIME = '9999';

/** Reminders, always of one person. */
export function remindersRepo(db: Executor) {
  const together = groupCommit(db);
  return {
    /** Reminders with what was answered in the span, in no order, in one query, however long the history is. */
    async within(userId: string, span: Span): Promise<Joined[]> {
      const { rows } = await queryFor(span)(db, { userId, ...span });
      return rows;
    },
    /** Of the same, as much as it takes to count them. */
    async states(userId: string, span: Pick<Span, 'from' | 'end'>): Promise<StateRow[]> {
      const { rows } = await states(db, { userId, ...span });
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
    /**
     * @param timeZone by which she lives, as far as is known
     * @returns `known` where a reminder of that id is there already, `full` where there are `most` others.
     */
    async insert(
      row: ReminderRow,
      { most, timeZone: known }: { readonly most: number; readonly timeZone: string },
    ): Promise<'new' | 'known' | 'full'> {
      if (!isSqlite(db)) {
        const dueAt = firstRing(row, known);
        if (await insertAtOnce(db, row, { most, timeZone: known, dueAt })) return 'new';
      }
      return together(async (trx) => {
        const timeZone = await insertReminder(trx, row, { most });
        if (timeZone === undefined) {
          return (await findRow(trx, 'reminders', { id: row.id })) ? 'known' : 'full';
        }
        await scheduleFirst(trx, row, timeZone);
        return 'new';
      });
    },
    async update(userId: string, id: string, values: Partial<ReminderRow>): Promise<void> {
      await inTransaction(db, async (trx) => {
        await trx.updateTable('reminders').set(values).where(ownedBy(userId, id)).execute();
        // Only another rule makes it come at another time.
        const { rule_since } = values;
        if (rule_since) await scheduleDue(trx, id, Temporal.Instant.from(rule_since));
      });
    },
    /** @param whenRemoved what else goes with it, in its transaction */
    async remove(userId: string, id: string, whenRemoved: WhenRemoved): Promise<boolean> {
      return inTransaction(db, async (trx) => {
        if (!(await removeRow(trx, 'reminders', { user_id: userId, id }))) return false;
        await cancelDue(trx, id);
        await whenRemoved(trx, id);
        return true;
      });
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

export type RemindersRepo = ReturnType<typeof remindersRepo>;

type Asked = Span & { readonly userId: string };

/** As one statement over both tables: SQLite takes twice as long where the reminders are put in order, or cut, before. */
function joined(db: Executor, { userId, from, end }: Pick<Asked, 'userId' | 'from' | 'end'>) {
  return withAnswers(db, db.selectFrom('reminders as r'), { from, end })
    .where('user_id', '=', userId)
    .where('starts_at', '<', end)
    .limit(MOST_ROWS);
}

const comesSince = (from: string) => (eb: ExpressionBuilder<{ r: ReminderRow }, 'r'>) =>
  eb.or([eb('recurrency', '!=', 'none'), eb('starts_at', '>=', from)]);

const spanning = ({ overdue, isOne }: { readonly overdue: boolean; readonly isOne: boolean }) =>
  compiled<Asked, Joined>((db, value) => {
    const [userId, from, end] = [value('userId'), value('from'), value('end')];
    let rows = joined(db, { userId, from, end }).select(KNOWN).select(ANSWER);
    if (!overdue) rows = rows.where(comesSince(from));
    if (isOne) rows = rows.where('id', '=', value('only') ?? '');
    return rows;
  });

const states = compiled<Asked, StateRow>((db, value) => {
  const [userId, from, end] = [value('userId'), value('from'), value('end')];
  return joined(db, { userId, from, end })
    .select(['r.id', 'recurrency', 'starts_at', 'weekdays', 'times', 'until'])
    .select(['o.occurrence', 'o.state'])
    .where(comesSince(from));
});

const inSpan = spanning({ overdue: false, isOne: false });
const withOverdue = spanning({ overdue: true, isOne: false });
const ofOne = spanning({ overdue: true, isOne: true });

function queryFor({ overdue = false, only }: Span) {
  if (only !== undefined) return ofOne;
  return overdue ? withOverdue : inSpan;
}
