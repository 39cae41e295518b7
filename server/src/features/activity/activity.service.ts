import type {
  AreaFigures,
  DayOfActivity,
  Metrics,
  period,
  report,
} from '@encina/contract/activity';
import type { BodyOf, QueryOf } from '@encina/contract/endpoint';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import type { gamesRead } from '../games/games.read.ts';
import type { ActivityDay, activityRepo } from './activity.repo.ts';
import { exercisedAreas, PAST_DAYS } from './exercised-areas.ts';
import { lastDays, type Period, periodOf, startOf } from './period.ts';
import { secondsByDay } from './seconds-by-day.ts';

export interface ActivityDeps {
  readonly repo: ReturnType<typeof activityRepo>;
  readonly games: ReturnType<typeof gamesRead>;
  readonly clock: Clock;
  /** Notes that the person's view was open, for the list that staff see. */
  readonly sawActive: (userId: string, now: string) => Promise<void>;
}

type User = Authorized<UserSubject>;

/** The client reports about once a minute. */
const FIRST_REPORT_SECONDS = 60;

export function activityService({ repo, games, clock, sawActive }: ActivityDeps) {
  async function figuresOf(user: User, { days, first, last, from, until }: Period) {
    const [rows, played] = await Promise.all([
      repo.days(user.id, `${first}`, `${last}`),
      games.playedAt(user.id, from, until),
    ]);
    const playedDays = played.map((instant) =>
      Temporal.Instant.from(instant).toZonedDateTimeISO(user.timeZone).toPlainDate().toString(),
    );
    return figures(days, rows, playedDays);
  }

  return {
    /** Figures of the local days that the two instants fall on, both included. */
    period: async (user: User, query: QueryOf<typeof period>): Promise<Metrics> =>
      figuresOf(user, periodOf(query, user.timeZone)),
    /** The same of the last local days, today included. */
    lastDays: (user: User, count: number): Promise<Metrics> =>
      figuresOf(user, lastDays(clock(), user.timeZone, count)),
    /** Never reads further back than the period is long, or `PAST_DAYS`: years of history cost nothing. */
    async areas(user: User, query: QueryOf<typeof period>): Promise<AreaFigures[]> {
      const { days, first, from, until } = periodOf(query, user.timeZone);
      const back = (count: number) => startOf(first.subtract({ days: count }), user.timeZone);
      const past = back(Math.max(days.length, PAST_DAYS));
      return exercisedAreas(await games.rounds(user.id, past, until), back(days.length), from);
    },
    /** The server counts them when they come: a tab that is closed loses none. */
    async countChatMessage(user: User): Promise<void> {
      const day = clock().toZonedDateTimeISO(user.timeZone).toPlainDate().toString();
      await repo.addChatMessage(user.id, day);
    },
    /**
     * Credits what the client reports, and never more than has passed on the wall.
     * The messages that a client says it sent are not added: the server counts those itself when they come.
     */
    async report(
      user: User,
      { seconds = 0, remindersViewed = 0 }: BodyOf<typeof report>,
      key: string | undefined,
    ): Promise<void> {
      const now = clock();
      const nowText = toText(now);
      await repo.credit(
        {
          userId: user.id,
          now,
          nowText,
          seconds,
          remindersViewed,
          firstAtMost: FIRST_REPORT_SECONDS,
          key,
        },
        (credited) => secondsByDay(now, credited, user.timeZone),
      );
      if (seconds > 0) await sawActive(user.id, nowText);
    },
  };
}

export type ActivityService = ReturnType<typeof activityService>;

function figures(
  days: readonly string[],
  rows: readonly ActivityDay[],
  playedDays: readonly string[],
): Metrics {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const played = Map.groupBy(playedDays, (day) => day);
  const dailyActivity = days.map((day) => dayOf(day, byDay.get(day), played.get(day)?.length ?? 0));
  const sum = (field: 'seconds' | 'reminders_viewed' | 'chat_messages') =>
    rows.reduce((total, row) => total + row[field], 0);
  return {
    totalMinutes: Math.floor(sum('seconds') / 60),
    activeDays: dailyActivity.filter(({ isActive }) => isActive).length,
    remindersViewed: sum('reminders_viewed'),
    gamesPlayed: playedDays.length,
    chatMessages: sum('chat_messages'),
    dailyActivity,
  };
}

function dayOf(day: string, row: ActivityDay | undefined, gamesPlayed: number): DayOfActivity {
  const { seconds = 0, reminders_viewed = 0, chat_messages = 0 } = row ?? {};
  return {
    day,
    minutes: Math.floor(seconds / 60),
    isActive: seconds + reminders_viewed + chat_messages + gamesPlayed > 0,
    gamesPlayed,
    chatMessages: chat_messages,
  };
}
