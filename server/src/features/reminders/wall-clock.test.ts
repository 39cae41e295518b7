import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayText } from './day-number.ts';
import { dayAt, epochOf } from './wall-clock.ts';

/** Half an hour of summer time, midnights that are left out, a day that never was, and no hour that is whole. */
const ZONES = [
  'Europe/Madrid',
  'Atlantic/Canary',
  'Africa/Casablanca',
  'America/Asuncion',
  'America/Havana',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
];
const FIRST = Temporal.PlainDate.from('1985-01-01');
const FIFTY_YEARS = 18_262;

it('a wall time is the instant that Temporal says, in every zone and on every day', () => {
  const days = fc.integer({ min: 0, max: FIFTY_YEARS });
  const minutes = fc.integer({ min: 0, max: 1_439 });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), days, minutes, (timeZone, count, minute) => {
      const wall = FIRST.add({ days: count }).toPlainDateTime().add({ minutes: minute });
      const said = wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' });
      const text = wall.toString({ smallestUnit: 'minute' });
      expect(epochOf(text, timeZone)).toBe(said.epochMilliseconds);
    }),
    { numRuns: 3_000 },
  );
});

it('a moment lies in the local day that Temporal says, in every zone and on every day', () => {
  const minutes = fc.integer({ min: 0, max: FIFTY_YEARS * 1_440 });
  const first = FIRST.toZonedDateTime('UTC').epochMilliseconds;
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), minutes, (timeZone, minute) => {
      const at = Temporal.Instant.fromEpochMilliseconds(first + minute * 60_000);
      const said = at.toZonedDateTimeISO(timeZone).toPlainDate();
      expect(dayText(dayAt(at.epochMilliseconds, timeZone))).toBe(`${said}`);
    }),
    { numRuns: 3_000 },
  );
});

it('a midnight that is left out, and hours that come twice, are where Temporal puts them', () => {
  for (const [wall, timeZone] of [
    ['2024-10-06T00:30', 'America/Asuncion'],
    ['2024-03-31T00:00', 'Asia/Beirut'],
    ['2025-11-02T00:30', 'America/Havana'],
    ['2011-12-30T09:00', 'Pacific/Apia'],
    ['2027-03-28T02:30', 'Europe/Madrid'],
    ['2026-10-25T02:30', 'Europe/Madrid'],
  ] as const) {
    const said = Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone);
    expect([wall, epochOf(wall, timeZone)]).toEqual([wall, said.epochMilliseconds]);
  }
});
