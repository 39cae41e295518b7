import type { Recurrency } from '@encina/contract/reminders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currentOccurrence,
  instantOf,
  nextOccurrence,
  occurrenceOn,
  type Rule,
} from './recurrence.ts';

const MADRID = 'Europe/Madrid';
const day = (text: string) => Temporal.PlainDate.from(text);
const rule = (startsAt: string, recurrency: Recurrency, timeZone = MADRID): Rule => ({
  startsAt,
  recurrency,
  timeZone,
});

/** An independent and slow oracle: walks the calendar with the numbers of a Date in UTC. */
function naiveDays(startsAt: string, recurrency: Recurrency, until: string): string[] {
  const days: string[] = [];
  const [year = 0, month = 0, date = 0] = startsAt.slice(0, 10).split('-').map(Number);
  const weekday = new Date(Date.UTC(year, month - 1, date)).getUTCDay();
  for (let at = Date.UTC(year, month - 1, date); ; at += 86_400_000) {
    const now = new Date(at);
    const text = now.toISOString().slice(0, 10);
    if (text > until) return days;
    const lastOfMonth = new Date(
      Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0),
    ).getUTCDate();
    const falls = {
      none: text === startsAt.slice(0, 10),
      daily: true,
      weekly: now.getUTCDay() === weekday,
      monthly:
        now.getUTCDate() === date || (date > lastOfMonth && now.getUTCDate() === lastOfMonth),
    };
    if (falls[recurrency]) days.push(text);
  }
}

const ZONES = [MADRID, 'Atlantic/Canary'];
const CHANGES = [
  '2024-03-31',
  '2024-10-27',
  '2026-10-25',
  '2027-03-28',
  '2028-02-29',
  '2027-12-31',
];
const DAY_MS = 86_400_000;
const wallClocks = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);

/** An oracle without Temporal: asks the formatter what the clock on the wall says a day before and a day after. */
function naiveInstant(occurrence: string, timeZone: string): string {
  const wallAt = (utc: number) =>
    Date.parse(`${wallClocks.get(timeZone)?.format(utc).replace(' ', 'T')}Z`);
  const wall = Date.parse(`${occurrence}:00Z`);
  const under = (day: number) => wall - (wallAt(wall + day) - (wall + day));
  const right = [under(-DAY_MS), under(DAY_MS)].filter((utc) => wallAt(utc) === wall);
  return new Date(right.length > 0 ? Math.min(...right) : under(-DAY_MS)).toISOString();
}

const minutes = fc.oneof(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 55, max: 185 }));

const rules = fc.record({
  startsAt: fc
    .tuple(fc.integer({ min: 0, max: 1_500 }), fc.integer({ min: 0, max: 1_439 }))
    .map(([days, minutes]) =>
      Temporal.PlainDateTime.from('2024-01-01T00:00')
        .add({ days, minutes })
        .toString({ smallestUnit: 'minute' }),
    ),
  recurrency: fc.constantFrom<Recurrency>('none', 'daily', 'weekly', 'monthly'),
  timeZone: fc.constantFrom(MADRID, 'Atlantic/Canary'),
});

describe('recurrence', () => {
  it('falls on the same days as a naive walk through the calendar', () => {
    fc.assert(
      fc.property(rules, (it) => {
        const first = day(it.startsAt.slice(0, 10));
        const until = first.add({ years: 2 }).toString();
        const found: string[] = [];
        for (let at = first; at.toString() <= until; at = at.add({ days: 1 })) {
          const occurrence = occurrenceOn(it, at);
          if (occurrence) found.push(occurrence.slice(0, 10));
        }
        expect(found).toEqual(naiveDays(it.startsAt, it.recurrency, until));
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  it('finds the next occurrence that the walk finds', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: -40, max: 900 }), (it, offset) => {
        const from = day(it.startsAt.slice(0, 10)).add({ days: offset });
        const walked = naiveDays(it.startsAt, it.recurrency, from.add({ days: 40 }).toString());
        const expected = walked.find((text) => text >= from.toString());
        expect(nextOccurrence(it, from)?.slice(0, 10)).toBe(expected);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is at the instant that a wall clock of the town shows, around clock changes too', () => {
    const days = fc.oneof(
      fc.constantFrom(...CHANGES),
      fc.integer({ min: 0, max: 1_500 }).map((days) => `${day('2024-01-01').add({ days })}`),
    );
    fc.assert(
      fc.property(days, minutes, fc.constantFrom(...ZONES), (on, minute, timeZone) => {
        const time = Temporal.PlainTime.from('00:00').add({ minutes: minute });
        const occurrence = `${on}T${time.toString({ smallestUnit: 'minute' })}`;
        const instant = instantOf(occurrence, timeZone).epochMilliseconds;
        expect(new Date(instant).toISOString()).toBe(naiveInstant(occurrence, timeZone));
      }),
      { numRuns: 2_000 },
    );
  });

  it('comes once a day, at hours that are left out or come twice too', () => {
    for (const [startsAt, timeZone] of [
      ['2026-10-20T02:30', MADRID],
      ['2026-10-20T01:30', 'Atlantic/Canary'],
    ] as const) {
      const it = rule(startsAt, 'daily', timeZone);
      const instants = Array.from({ length: 180 }, (_, days) =>
        instantOf(occurrenceOn(it, day('2026-10-20').add({ days })) ?? '', timeZone).toString(),
      );
      expect(new Set(instants).size).toBe(180);
      expect(instants).toEqual(instants.toSorted());
    }
  });

  it('keeps eight in the morning at eight across both clock changes', () => {
    for (const change of ['2026-10-24', '2026-10-25', '2027-03-27', '2027-03-28']) {
      const occurrence = occurrenceOn(rule('2026-01-01T08:00', 'daily'), day(change)) ?? '';
      const local = instantOf(occurrence, MADRID).toZonedDateTimeISO(MADRID);
      expect(local.toPlainDateTime().toString()).toBe(`${change}T08:00:00`);
    }
  });

  it('moves an hour that does not exist forward, once', () => {
    expect(instantOf('2027-03-28T02:30', MADRID).toString()).toBe('2027-03-28T01:30:00Z');
  });

  it('rings once, the first time, where an hour comes twice', () => {
    expect(instantOf('2026-10-25T02:30', MADRID).toString()).toBe('2026-10-25T00:30:00Z');
  });

  it('puts the 31st of a month on the last day of the short ones, and back', () => {
    const monthly = rule('2027-01-31T09:00', 'monthly');
    expect(nextOccurrence(monthly, day('2027-02-01'))).toBe('2027-02-28T09:00');
    expect(nextOccurrence(monthly, day('2027-03-01'))).toBe('2027-03-31T09:00');
    expect(nextOccurrence(rule('2028-02-29T09:00', 'monthly'), day('2028-03-01'))).toBe(
      '2028-03-29T09:00',
    );
  });

  it('stays with a one-off that is over, and looks forward otherwise', () => {
    expect(currentOccurrence(rule('2026-11-01T10:00', 'none'), day('2026-11-20'))).toBe(
      '2026-11-01T10:00',
    );
    expect(currentOccurrence(rule('2026-11-18T10:00', 'weekly'), day('2026-11-20'))).toBe(
      '2026-11-25T10:00',
    );
  });
});
