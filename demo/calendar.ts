import { toText } from '../server/src/core/clock.ts';

const TIME_ZONE = 'Europe/Madrid';

/** Days and hours as the village counts them, from the moment of the seeding. */
export interface Calendar {
  readonly today: Temporal.PlainDate;
  /** Local day: 0 is today, -1 yesterday, 1 tomorrow. */
  day(offset: number): Temporal.PlainDate;
  /** Local wall time, `2026-11-20T18:00`. `time` is `18:00`, or `soon`: about half an hour from now. */
  wall(offset: number, time: string): string;
  /** Instant of a local wall time; never later than now. */
  instant(offset: number, time: string): string;
  /** Whether a local wall time is over by these minutes. */
  isPast(wall: string, minutes: number): boolean;
  after(wall: string, minutes: number): string;
  /** That long ago, but never before today began. */
  earlierToday(minutes: number): string;
  secondsOfToday: number;
}

export function calendar(now: Temporal.Instant): Calendar {
  const local = now.toZonedDateTimeISO(TIME_ZONE);
  const today = local.toPlainDate();
  const soon = soonOf(local.toPlainTime());
  const midnight = local.startOfDay().toInstant();

  const day = (offset: number) => today.add({ days: offset });
  const wall = (offset: number, time: string) => `${day(offset)}T${time === 'soon' ? soon : time}`;
  const instantOf = (text: string) =>
    Temporal.PlainDateTime.from(text).toZonedDateTime(TIME_ZONE).toInstant();
  const earlier = (a: Temporal.Instant, b: Temporal.Instant) =>
    Temporal.Instant.compare(a, b) < 0 ? a : b;

  return {
    today,
    day,
    wall,
    instant: (offset, time) => toText(earlier(instantOf(wall(offset, time)), now)),
    isPast: (text, minutes) => Temporal.Instant.compare(instantOf(text).add({ minutes }), now) <= 0,
    after: (text, minutes) => toText(instantOf(text).add({ minutes })),
    earlierToday(minutes) {
      const then = now.subtract({ minutes });
      return toText(Temporal.Instant.compare(then, midnight) < 0 ? midnight : then);
    },
    secondsOfToday: Math.floor(now.since(midnight).total('seconds')),
  };
}

/** Half an hour from now on a round minute; nobody is reminded of anything at night. */
function soonOf(time: Temporal.PlainTime): string {
  const minute = Math.ceil((time.hour * 60 + time.minute + 25) / 5) * 5;
  const awake = Math.min(Math.max(minute, 8 * 60), 22 * 60 + 30);
  return Temporal.PlainTime.from({ hour: 0 })
    .add({ minutes: awake })
    .toString({ smallestUnit: 'minute' });
}
