import type { Recurrency } from '@encina/contract/reminders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rule } from './course.ts';
import {
  instantOf,
  isOccurrence,
  nextOccurrence,
  occurrencesBetween,
  occurrencesOn,
} from './recurrence.ts';

const MADRID = 'Europe/Madrid';
const day = (text: string) => Temporal.PlainDate.from(text);
const rule = (startsAt: string, recurrency: Recurrency, more: Partial<Rule> = {}): Rule => ({
  startsAt,
  recurrency,
  weekdays: [],
  times: [],
  until: null,
  ...more,
});

const DAY_MS = 86_400_000;

interface CalendarDay {
  readonly text: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly date: number;
  readonly isLastOfMonth: boolean;
}

/** Every day from one to another, by the numbers of a Date in UTC. */
function calendar(from: string, days: number): CalendarDay[] {
  const first = Date.parse(`${from}T00:00:00Z`);
  return Array.from({ length: days }, (_, number) => {
    const at = new Date(first + number * DAY_MS);
    const morrow = new Date(at.getTime() + DAY_MS);
    return {
      text: at.toISOString().slice(0, 10),
      weekday: at.getUTCDay(),
      date: at.getUTCDate(),
      isLastOfMonth: morrow.getUTCDate() === 1,
    };
  });
}

const DAYS = calendar('2024-01-01', 3_000);
const placeOf = new Map(DAYS.map(({ text }, place) => [text, place]));

/** An independent oracle: walks the calendar day by day, and knows no Temporal. */
function naive({ startsAt, recurrency, weekdays, times, until }: Rule, end: string): string[] {
  const found: string[] = [];
  const start = new Date(`${startsAt}:00Z`);
  const date = start.getUTCDate();
  const days = weekdays.length > 0 ? weekdays.map((it) => it % 7) : [start.getUTCDay()];
  const hours = times.length > 0 ? [...times].sort() : [startsAt.slice(11)];
  const first = startsAt.slice(0, 10);
  const falls: Record<Recurrency, (day: CalendarDay) => boolean> = {
    none: ({ text }) => text === first,
    daily: () => true,
    weekly: ({ weekday }) => days.includes(weekday),
    monthly: (day) => day.date === date || (date > day.date && day.isLastOfMonth),
  };
  for (const day of DAYS.slice(placeOf.get(first))) {
    if (day.text >= end || (until !== null && day.text > until)) break;
    if (!falls[recurrency](day)) continue;
    found.push(...hours.map((hour) => `${day.text}T${hour}`).filter((it) => it >= startsAt));
  }
  return found;
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

const clock = (minute: number) =>
  Temporal.PlainTime.from('00:00').add({ minutes: minute }).toString({ smallestUnit: 'minute' });

/** Rules as they are kept: their start is one of their own occurrences. */
const rules: fc.Arbitrary<Rule> = fc
  .record({
    first: fc.oneof(
      fc.integer({ min: 0, max: 365 }).map((days) => day('2024-01-01').add({ days })),
      fc.constantFrom('2024-01-31', '2024-02-29', '2024-08-31', '2024-12-30').map(day),
    ),
    minute: minutes,
    recurrency: fc.constantFrom<Recurrency>('none', 'daily', 'weekly', 'monthly'),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 4 }),
    more: fc.array(minutes.map(clock), { maxLength: 3 }),
    lasts: fc.option(fc.integer({ min: 0, max: 1_500 })),
  })
  .map(({ first, minute, recurrency, weekdays, more, lasts }) => {
    const days = recurrency === 'weekly' ? weekdays : [];
    const wanted = days.length > 0 ? days : [first.dayOfWeek];
    const start = [0, 1, 2, 3, 4, 5, 6]
      .map((step) => first.add({ days: step }))
      .find((it) => recurrency !== 'weekly' || wanted.includes(it.dayOfWeek));
    const startsAt = `${start}T${clock(minute)}`;
    return rule(startsAt, recurrency, {
      weekdays: days,
      times: more.length > 0 ? [...new Set([clock(minute), ...more])].sort() : [],
      until: lasts === null || recurrency === 'none' ? null : `${start?.add({ days: lasts })}`,
    });
  });

describe('recurrence', () => {
  it('comes when a naive walk through the calendar says: 10,000 rules, five years of each', () => {
    fc.assert(
      fc.property(rules, (it) => {
        const found = occurrencesBetween(it, day('2024-01-01'), day('2029-01-01'));
        expect(found.join()).toBe(naive(it, '2029-01-01').join());
      }),
      { numRuns: 10_000 },
    );
  });

  it('finds the next occurrence that the walk finds, and knows it for one of its own', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: -40, max: 900 }), (it, offset) => {
        const from = day(it.startsAt.slice(0, 10)).add({ days: offset });
        const walked = naive(it, from.add({ days: 45 }).toString());
        const expected = walked.find((text) => text >= from.toString());
        const next = nextOccurrence(it, from);
        expect(next).toBe(expected);
        expect(next === undefined || isOccurrence(it, next)).toBe(true);
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
      const it = rule(startsAt, 'daily');
      const instants = occurrencesBetween(it, day('2026-10-20'), day('2027-04-18')).map(
        (occurrence) => instantOf(occurrence, timeZone).toString(),
      );
      expect(new Set(instants).size).toBe(180);
      expect(instants).toEqual(instants.toSorted());
    }
  });

  it('keeps eight in the morning at eight across both clock changes', () => {
    for (const change of ['2026-10-24', '2026-10-25', '2027-03-27', '2027-03-28']) {
      const [occurrence = '', ...more] = occurrencesOn(
        rule('2026-01-01T08:00', 'daily'),
        day(change),
      );
      expect(more).toEqual([]);
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

  it('comes on the chosen days, at each of its times, until its last day', () => {
    const it = rule('2026-11-19T09:00', 'weekly', {
      weekdays: [1, 4],
      times: ['08:00', '09:00', '21:00'],
      until: '2026-11-26',
    });
    expect(occurrencesBetween(it, day('2026-11-01'), day('2026-12-31'))).toEqual([
      '2026-11-19T09:00',
      '2026-11-19T21:00',
      '2026-11-23T08:00',
      '2026-11-23T09:00',
      '2026-11-23T21:00',
      '2026-11-26T08:00',
      '2026-11-26T09:00',
      '2026-11-26T21:00',
    ]);
  });

  it('knows for its own no time but those that it makes', () => {
    const it = rule('2026-11-19T09:00', 'daily');
    expect(isOccurrence(it, '2026-11-20T09:00')).toBe(true);
    for (const other of ['2026-11-18T09:00', '2026-11-20T09:01', '2026-02-31T09:00', 'mañana']) {
      expect(isOccurrence(it, other)).toBe(false);
    }
  });
});
