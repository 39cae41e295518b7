import type { Metrics, report } from '@encina/contract/activity';
import type { BodyOf } from '@encina/contract/endpoint';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import type { gamesRead } from '../games/games.read.ts';
import type { ActivityDay, activityRepo } from './activity.repo.ts';

export interface ActivityDeps {
  readonly repo: ReturnType<typeof activityRepo>;
  readonly games: ReturnType<typeof gamesRead>;
  readonly clock: Clock;
  /** Notes that the person's view was open, for the list that staff see. */
  readonly sawActive: (userId: string, now: string) => Promise<void>;
}

type User = Authorized<UserSubject>;

const MOST_DAYS = 400;
/** The client reports about once a minute. */
const FIRST_REPORT_SECONDS = 60;

export function activityService({ repo, games, clock, sawActive }: ActivityDeps) {
  return {
    /** Figures of the local days that the two instants fall on, both included. */
    async period(user: User, { startDate, endDate }: { startDate: string; endDate: string }) {
      const days = localDays(startDate, endDate, user.timeZone);
      const [first, last] = [days[0], days.at(-1)];
      if (!first || !last) throw new DomainError('invalid');
      const [rows, played] = await Promise.all([
        repo.days(user.id, first.toString(), last.toString()),
        games.playedAt(
          user.id,
          startOf(first, user.timeZone),
          startOf(last.add({ days: 1 }), user.timeZone),
        ),
      ]);
      const playedDays = played.map((instant) =>
        Temporal.Instant.from(instant).toZonedDateTimeISO(user.timeZone).toPlainDate().toString(),
      );
      return figures(days.map(String), rows, playedDays);
    },
    /** The server counts them when they come: a tab that is closed loses none. */
    async countChatMessage(user: User): Promise<void> {
      const day = clock().toZonedDateTimeISO(user.timeZone).toPlainDate().toString();
      await repo.addChatMessage(user.id, day);
    },
    /**
     * Credits what the client reports, to the local day of now, and never more than has passed on the wall.
     * A minute across midnight goes to the new day whole: reports come each minute, so no more is misplaced.
     * The messages that a client says it sent are not added: the server counts those itself when they come.
     */
    async report(user: User, { seconds = 0, remindersViewed = 0 }: BodyOf<typeof report>) {
      const now = clock();
      await repo.credit({
        userId: user.id,
        day: now.toZonedDateTimeISO(user.timeZone).toPlainDate().toString(),
        now,
        nowText: toText(now),
        seconds,
        remindersViewed,
        firstAtMost: FIRST_REPORT_SECONDS,
      });
      if (seconds > 0) await sawActive(user.id, toText(now));
    },
  };
}

export type ActivityService = ReturnType<typeof activityService>;

function localDays(startDate: string, endDate: string, timeZone: string): Temporal.PlainDate[] {
  const [start, end] = [instantFrom(startDate), instantFrom(endDate)];
  if (Temporal.Instant.compare(end, start) < 0) {
    throw new DomainError('invalid', { message: 'El periodo no puede acabar antes de empezar.' });
  }
  const day = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(timeZone).toPlainDate();
  const first = day(start);
  const count = first.until(day(end)).total('days') + 1;
  if (count > MOST_DAYS) {
    throw new DomainError('invalid', {
      message: `El periodo no puede tener más de ${MOST_DAYS} días.`,
    });
  }
  return Array.from({ length: count }, (_, days) => first.add({ days }));
}

/** What is written as an instant may still have more decimals than an instant holds. */
function instantFrom(text: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(text);
  } catch (cause) {
    throw new DomainError('invalid', { cause });
  }
}

const startOf = (day: Temporal.PlainDate, timeZone: string) =>
  toText(day.toZonedDateTime(timeZone).toInstant());

function figures(
  days: readonly string[],
  rows: readonly ActivityDay[],
  playedDays: readonly string[],
): Metrics {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const sum = (field: 'seconds' | 'reminders_viewed' | 'chat_messages') =>
    rows.reduce((total, row) => total + row[field], 0);
  const active = new Set([
    ...rows
      .filter((row) => row.seconds + row.reminders_viewed + row.chat_messages > 0)
      .map((row) => row.day),
    ...playedDays,
  ]);
  return {
    totalMinutes: Math.floor(sum('seconds') / 60),
    activeDays: active.size,
    remindersViewed: sum('reminders_viewed'),
    gamesPlayed: playedDays.length,
    chatMessages: sum('chat_messages'),
    dailyActivity: days.map((day) => ({
      day,
      minutes: Math.floor((byDay.get(day)?.seconds ?? 0) / 60),
    })),
  };
}
