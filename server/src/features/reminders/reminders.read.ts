import type { Reminder, ReminderInput } from '@encina/contract/reminders';
import type { Executor } from '../../db/database.ts';
import { listRows } from '../../db/rows.ts';
import type { ReminderRow } from './reminder-rows.read.ts';
import { inputOf, refuseMoreTimes, ruleOf, ruleRow } from './rule.ts';

/** Far more than a person may have. */
const MOST = 1_000;

const RULE = ['recurrency', 'starts_at', 'weekdays', 'times', 'until'] as const;
const REMEMBERED = ['title', 'description', 'category', ...RULE] as const;
/** What is to be remembered, and when, as both databases keep it. */
export type Remembered = Pick<ReminderRow, (typeof REMEMBERED)[number]>;

/** What other features know of reminders. */
export function remindersRead(db: Executor) {
  return {
    /** All of a person's, in no order that matters. */
    async ofUser(userId: string): Promise<ReminderRow[]> {
      return listRows(db, 'reminders', { user_id: userId }, { order: ['id'], most: MOST });
    },
  };
}

/**
 * As it would be kept.
 * @throws DomainError `invalid` where it would never come, or too often
 */
export function rememberedRow(input: ReminderInput, timeZone: string): Remembered {
  const { title, description, category } = input;
  const rule = ruleRow(input, timeZone);
  refuseMoreTimes(rule);
  return { title, description, category, ...rule };
}

/** The same as it was asked for. */
export const rememberedInput = (row: Remembered): ReminderInput => ({
  title: row.title,
  description: row.description,
  category: row.category,
  ...inputOf(ruleOf(row)),
});

/** What is shown of it, whoever it belongs to. */
export type RememberedView = Pick<
  Reminder,
  'title' | 'description' | 'category' | 'recurrency' | 'weekdays' | 'times' | 'until' | 'startsAt'
>;

export function rememberedView(row: Remembered): RememberedView {
  const { weekdays, times, startsAt } = ruleOf(row);
  return {
    title: row.title,
    description: row.description,
    category: row.category,
    recurrency: row.recurrency,
    weekdays: [...weekdays],
    times: times.length > 0 ? [...times] : [startsAt.slice(11)],
    until: row.until,
    startsAt,
  };
}

/** The columns of a row in which it says what is to be remembered. */
export const rememberedOf = (row: Remembered): Remembered =>
  Object.fromEntries(REMEMBERED.map((column) => [column, row[column]])) as unknown as Remembered;
