import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secondsByDay } from './seconds-by-day.ts';

const MADRID = 'Europe/Madrid';
const at = (text: string) => Temporal.Instant.from(text);

describe('the seconds before a moment', () => {
  it('fall on its own day', () => {
    expect(secondsByDay(at('2026-11-20T16:05:00Z'), 90, MADRID)).toEqual([
      { day: '2026-11-20', seconds: 90 },
    ]);
    expect(secondsByDay(at('2026-11-20T16:05:00Z'), 0, MADRID)).toEqual([
      { day: '2026-11-20', seconds: 0 },
    ]);
  });

  it('are shared with the day before where midnight lies between', () => {
    expect(secondsByDay(at('2026-11-20T23:00:30Z'), 60, MADRID)).toEqual([
      { day: '2026-11-21', seconds: 30 },
      { day: '2026-11-20', seconds: 30 },
    ]);
  });

  it('never are more than a day has, nor lost: 23 hours in March, 25 in October', () => {
    expect(secondsByDay(at('2027-03-28T22:00:10Z'), 86_400, MADRID)).toEqual([
      { day: '2027-03-29', seconds: 10 },
      { day: '2027-03-28', seconds: 23 * 3_600 },
      { day: '2027-03-27', seconds: 86_400 - 10 - 23 * 3_600 },
    ]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1_760_000_000, max: 1_810_000_000 }),
        fc.integer({ min: 1, max: 86_400 }),
        fc.constantFrom(MADRID, 'Atlantic/Canary', 'Africa/Ceuta'),
        (second, seconds, timeZone) => {
          const shares = secondsByDay(
            Temporal.Instant.fromEpochMilliseconds(second * 1_000),
            seconds,
            timeZone,
          );
          expect(shares.reduce((sum, share) => sum + share.seconds, 0)).toBe(seconds);
          for (const share of shares) {
            const day = Temporal.PlainDate.from(share.day).toZonedDateTime(timeZone);
            expect(share.seconds).toBeLessThanOrEqual(day.hoursInDay * 3_600);
          }
        },
      ),
    );
  });
});
