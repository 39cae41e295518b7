import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { isSqlite } from '../../db/is-sqlite.ts';
import type { Tables } from '../../db/schema.ts';
import type { AnswerRow, ReminderRow } from './reminder-rows.read.ts';

/** What was said of an occurrence. */
export const ANSWER = ['o.occurrence', 'o.state', 'o.postponed_until', 'o.changed_at'] as const;

type Reminders<Row> = SelectQueryBuilder<Tables & { r: ReminderRow }, 'r', Row>;

/** Local wall times; the last one is left out. */
interface Between {
  readonly from: string;
  readonly end: string;
}

/**
 * Each reminder with what was answered in the span; a one-off with all that was answered since its start. SQLite looks the
 * answers of each one up by their key. PostgreSQL would rather read those of everybody, of all years, and so it is told to.
 */
export function withAnswers<Row>(db: Executor, reminders: Reminders<Row>, { from, end }: Between) {
  type Both = ExpressionBuilder<Tables & { r: ReminderRow; o: AnswerRow }, 'r' | 'o'>;
  const isBetween = (eb: Both) =>
    eb.and([
      eb('o.reminder_id', '=', eb.ref('r.id')),
      eb('o.occurrence', '<', end),
      eb(
        'o.occurrence',
        '>=',
        eb.case().when('r.recurrency', '=', 'none').then(eb.ref('r.starts_at')).else(from).end(),
      ),
    ]);
  const joined = reminders.leftJoin('reminder_occurrences as o', (join) => join.on(isBetween));
  if (isSqlite(db)) return joined;
  return reminders.leftJoinLateral(
    // `offset` keeps it from being made a join again.
    (eb) =>
      eb.selectFrom('reminder_occurrences as o').selectAll('o').where(isBetween).offset(0).as('o'),
    (join) => join.onTrue(),
  ) as typeof joined;
}
