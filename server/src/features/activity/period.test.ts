import { expect, it } from 'vitest';
import { lastDays, periodOf } from './period.ts';

const ZONE = 'Europe/Madrid';
const DAY_MS = 86_400_000;

it.for([
  ['in winter', '2026-11-20T16:05:00.000Z'],
  ['a moment after midnight', '2026-11-19T23:00:01.000Z'],
  ['after the clocks went forward', '2026-03-30T10:00:00.000Z'],
  ['after the clocks went back', '2026-10-27T10:00:00.000Z'],
])('seven and thirty days back from now are as many local days %s', ([, end = '']) => {
  for (const count of [7, 30]) {
    const inHours = new Date(Date.parse(end) - count * DAY_MS).toISOString();
    const onTheWall = Temporal.Instant.from(end)
      .toZonedDateTimeISO(ZONE)
      .subtract({ days: count })
      .toInstant()
      .toString();
    for (const startDate of [inHours, onTheWall]) {
      const { days, last } = periodOf({ startDate, endDate: end }, ZONE);
      expect(days).toHaveLength(count);
      expect(days.at(-1)).toBe(String(last));
    }
  }
});

it.for([
  ['a moment after midnight', '2026-11-19T23:00:01.000Z', '2026-11-20', 7],
  ['on the day on which the clocks go forward', '2026-03-29T10:00:00.000Z', '2026-03-29', 8],
  ['after the clocks went back', '2026-10-27T10:00:00.000Z', '2026-10-27', 31],
] as const)(
  'the last days end today %s, and are as many as were asked for',
  ([, now, today, count]) => {
    const { days, first, last, from, until } = lastDays(Temporal.Instant.from(now), ZONE, count);
    const [start = '', end = ''] = [days[0], days.at(-1)];
    expect([days.length, new Set(days).size, end]).toEqual([count, count, today]);
    expect([`${first}`, `${last}`]).toEqual([start, end]);
    const noons = [start, end].map((day) => Temporal.ZonedDateTime.from(`${day}T12:00[${ZONE}]`));
    const [startDate = '', endDate = ''] = noons.map((noon) => noon.toInstant().toString());
    const ofBoth = [startDate, endDate].map((date) =>
      periodOf({ startDate: date, endDate: date }, ZONE),
    );
    expect([from, until]).toEqual([ofBoth[0]?.from, ofBoth[1]?.until]);
  },
);

it('any other period has the days of both its ends', () => {
  const endDate = '2026-11-20T16:05:00.000Z';
  const days = (startDate: string) => periodOf({ startDate, endDate }, ZONE).days.length;
  expect(days('2026-11-14T12:00:00.000Z')).toBe(7);
  expect(days('2026-11-13T12:00:00.000Z')).toBe(8);
  expect(days(endDate)).toBe(1);
});
