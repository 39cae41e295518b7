import { expect, it } from 'vitest';
import { openFrom } from './hours.ts';

const DAY = { from: '08:00', until: '22:00' };
const NIGHT = { from: '21:00', until: '09:00' };

it.each([
  ['at once within the hours', DAY, '2026-11-20T07:00Z', '2026-11-20T07:00Z'],
  ['at once in their last second', DAY, '2026-11-20T20:59:59Z', '2026-11-20T20:59:59Z'],
  ['the next day from their end on', DAY, '2026-11-20T21:00Z', '2026-11-21T07:00Z'],
  ['in the morning of what was missed at night', DAY, '2026-11-20T23:30Z', '2026-11-21T07:00Z'],
  ['in the morning of the same day', DAY, '2026-11-20T04:30Z', '2026-11-20T07:00Z'],
  ['at once before midnight', NIGHT, '2026-11-20T22:30Z', '2026-11-20T22:30Z'],
  ['at once after midnight', NIGHT, '2026-11-20T07:59Z', '2026-11-20T07:59Z'],
  ['in the evening of what was missed by day', NIGHT, '2026-11-20T12:00Z', '2026-11-20T20:00Z'],
  ['by the wall clock of winter', DAY, '2026-10-24T21:00Z', '2026-10-25T07:00Z'],
  ['by the wall clock of summer', DAY, '2027-03-27T22:00Z', '2027-03-28T06:00Z'],
])('somebody is told %s', (_, hours, now, opened) => {
  const from = openFrom(hours, Temporal.Instant.from(now), 'Europe/Madrid');
  expect(from.toString()).toBe(Temporal.Instant.from(opened).toString());
});
