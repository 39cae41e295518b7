import { sql } from 'kysely';
import { compiled } from '../../db/compiled.ts';
import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { DaySeconds } from './seconds-by-day.ts';

export type ActivityDay = Tables['activity_days'];

export interface Report {
  readonly userId: string;
  readonly now: Temporal.Instant;
  readonly nowText: string;
  readonly seconds: number;
  readonly remindersViewed: number;
  /** Seconds credited at most to a first report, before which nothing is known. */
  readonly firstAtMost: number;
  /** A report with the key of the one before it is that one, sent again. */
  readonly key: string | undefined;
}

const daysBetween = compiled<
  { readonly userId: string; readonly first: string; readonly last: string },
  ActivityDay
>((db, value) =>
  db
    .selectFrom('activity_days')
    .selectAll()
    .where('user_id', '=', value('userId'))
    .where('day', '>=', value('first'))
    .where('day', '<=', value('last'))
    .orderBy('day'),
);

export function activityRepo(db: Executor) {
  return {
    /** From the first to the last local day, both included. */
    async days(userId: string, first: string, last: string): Promise<ActivityDay[]> {
      return (await daysBetween(db, { userId, first, last })).rows;
    },
    async addChatMessage(userId: string, day: string): Promise<void> {
      const row = { user_id: userId, day, seconds: 0, reminders_viewed: 0, chat_messages: 1 };
      await db
        .insertInto('activity_days')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'day'])
            .doUpdateSet({ chat_messages: sql`activity_days.chat_messages + 1` }),
        )
        .execute();
    },
    /**
     * Moves the person's clock on and credits the days in one transaction: no second is credited twice.
     * @param sharesOf the local days that so many seconds before now fall on, today first
     */
    async credit(
      report: Report,
      secondsByDay: (seconds: number) => readonly DaySeconds[],
    ): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const from = await moveClock(trx, report);
        if (from === undefined) return;
        const seconds = Math.min(report.seconds, wallSeconds(from, report));
        if (seconds + report.remindersViewed > 0)
          await addToDays(trx, report, secondsByDay(seconds));
      });
    },
  };
}

/**
 * Moves the clock to now, unless the report brings no seconds: it would eat the time that the next one brings.
 * @returns the instant of the report before, empty where there is none; undefined where this one was heard before.
 */
async function moveClock(trx: Executor, report: Report): Promise<string | undefined> {
  const { userId, nowText, seconds, key } = report;
  const reportedAt = seconds > 0 ? nowText : '';
  // One statement that writes: it makes parallel reports of one person wait for each other.
  const clock = await trx
    .insertInto('activity_clock')
    .values({
      user_id: userId,
      reported_at: reportedAt,
      credited_from: '',
      last_report: key ?? null,
    })
    .onConflict((conflict) => {
      const update = conflict.column('user_id').doUpdateSet({
        credited_from: sql`activity_clock.reported_at`,
        reported_at: sql`case when activity_clock.reported_at < ${reportedAt} then ${reportedAt} else activity_clock.reported_at end`,
        ...(key === undefined ? {} : { last_report: key }),
      });
      return key === undefined
        ? update
        : update.where('activity_clock.last_report', 'is distinct from', key);
    })
    .returning('credited_from')
    .executeTakeFirst();
  return clock?.credited_from;
}

function wallSeconds(from: string, { now, firstAtMost }: Report): number {
  if (from === '') return firstAtMost;
  return Math.max(0, Math.floor(now.since(Temporal.Instant.from(from)).total('seconds')));
}

/** The seconds of each day; the reminders seen are those of today, which comes first. */
async function addToDays(
  trx: Executor,
  { userId, remindersViewed }: Report,
  shares: readonly DaySeconds[],
): Promise<void> {
  await trx
    .insertInto('activity_days')
    .values(
      shares.map(({ day, seconds }, at) => ({
        user_id: userId,
        day,
        seconds,
        reminders_viewed: at === 0 ? remindersViewed : 0,
        chat_messages: 0,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet((eb) => ({
        seconds: eb('activity_days.seconds', '+', eb.ref('excluded.seconds')),
        reminders_viewed: eb(
          'activity_days.reminders_viewed',
          '+',
          eb.ref('excluded.reminders_viewed'),
        ),
      })),
    )
    .execute();
}
