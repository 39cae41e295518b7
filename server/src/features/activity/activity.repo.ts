import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type ActivityDay = Tables['activity_days'];

export interface Report {
  readonly userId: string;
  readonly day: string;
  readonly now: Temporal.Instant;
  readonly nowText: string;
  readonly seconds: number;
  readonly remindersViewed: number;
  /** Seconds credited at most to a first report, before which nothing is known. */
  readonly firstAtMost: number;
}

export function activityRepo(db: Executor) {
  return {
    /** From the first to the last local day, both included. */
    async days(userId: string, first: string, last: string): Promise<ActivityDay[]> {
      return db
        .selectFrom('activity_days')
        .selectAll()
        .where('user_id', '=', userId)
        .where('day', '>=', first)
        .where('day', '<=', last)
        .orderBy('day')
        .execute();
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
    /** Moves the person's clock on and credits the day in one transaction: no second is credited twice. */
    async credit(report: Report): Promise<void> {
      await db.transaction().execute(async (trx) => {
        // A report without seconds leaves the clock alone, or it would eat the time that the next one brings.
        const seconds = report.seconds === 0 ? 0 : await creditedSeconds(trx, report);
        if (seconds + report.remindersViewed > 0) await addToDay(trx, report, seconds);
      });
    },
  };
}

/** Moves the clock to now. @returns seconds since the report before, and no more than are reported. */
async function creditedSeconds(trx: Executor, report: Report): Promise<number> {
  const { userId, nowText } = report;
  // One statement that writes: it makes parallel reports of one person wait for each other.
  const clock = await trx
    .insertInto('activity_clock')
    .values({ user_id: userId, reported_at: nowText, credited_from: '' })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        credited_from: sql`activity_clock.reported_at`,
        reported_at: sql`case when activity_clock.reported_at < ${nowText} then ${nowText} else activity_clock.reported_at end`,
      }),
    )
    .returning('credited_from')
    .executeTakeFirstOrThrow();
  return Math.min(report.seconds, wallSeconds(clock.credited_from, report));
}

function wallSeconds(from: string, { now, firstAtMost }: Report): number {
  if (from === '') return firstAtMost;
  return Math.max(0, Math.floor(now.since(Temporal.Instant.from(from)).total('seconds')));
}

async function addToDay(
  trx: Executor,
  { userId, day, remindersViewed }: Report,
  seconds: number,
): Promise<void> {
  await trx
    .insertInto('activity_days')
    .values({
      user_id: userId,
      day,
      seconds,
      reminders_viewed: remindersViewed,
      chat_messages: 0,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet({
        seconds: sql`activity_days.seconds + ${seconds}`,
        reminders_viewed: sql`activity_days.reminders_viewed + ${remindersViewed}`,
      }),
    )
    .execute();
}
