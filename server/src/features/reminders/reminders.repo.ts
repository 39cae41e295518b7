import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';
import { groupCommit } from '../../db/group-commit.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { isSqlite } from '../../db/is-sqlite.ts';
import { ownedBy } from '../../db/owned-by.ts';
import { findRow, removeRow } from '../../db/rows.ts';
import { cancelDue, firstRing, scheduleDue, scheduleFirst } from './due-jobs.ts';
import { insertReminder } from './inserting.repo.ts';
import { insertingAtOnce } from './inserting-at-once.repo.ts';
import { joinedWithin, type Span, statesWithin } from './joined.repo.ts';
import type { Joined, ReminderRow, StateRow } from './reminder-rows.read.ts';

/** What others do in the transaction in which a reminder is deleted. */
export type WhenRemoved = (trx: Executor, reminderId: string) => Promise<void>;

/** After every wall time that anybody writes. */
export const END_OF_TIME = '9999';

/** Reminders, always of one person. */
export function remindersRepo(db: Executor) {
  const together = groupCommit(db);
  const atOnce = insertingAtOnce(db);
  const within = joinedWithin(db);
  return {
    /** Reminders with what was answered in the span, in no order, in one query, however long the history is. */
    within: (userId: string, span: Span): Promise<Joined[]> => within({ userId, ...span }),
    /** Of the same, as much as it takes to count them. */
    states: (userId: string, span: Pick<Span, 'from' | 'end'>): Promise<StateRow[]> =>
      statesWithin(db, { userId, ...span }),
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
        if (await atOnce({ row, most, timeZone: known, dueAt })) return 'new';
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
