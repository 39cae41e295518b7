import { expect, it } from 'vitest';
import { promiseOf } from './rule-words.ts';
import { momentWords, nearDayWords, quickChoices, turnClock, wallNow } from './wall-time.ts';

const NOW = '2026-11-20T17:03';
const rule = { startsAt: '2026-11-21T09:00', times: [], weekdays: [], until: null } as const;

it.each([
  [{ recurrency: 'none' }, '.'],
  [{ recurrency: 'daily' }, ', y cada día a esa hora.'],
  [{ recurrency: 'weekly' }, ', y todos los sábados a esa hora.'],
  [{ recurrency: 'weekly', weekdays: [4, 1] }, ', y todos los lunes y jueves a esa hora.'],
  [{ recurrency: 'weekly', weekdays: [1, 2, 3, 4, 5, 6, 7] }, ', y cada día a esa hora.'],
  [{ recurrency: 'monthly' }, ', y el día 21 de cada mes a esa hora.'],
  [
    { recurrency: 'daily', times: ['21:00', '09:00', '14:30'] },
    ', y cada día a las 9:00, 14:30 y 21:00.',
  ],
  [{ recurrency: 'daily', times: ['01:00'] }, ', y cada día a la 1:00 y 9:00.'],
  [
    { recurrency: 'weekly', until: '2026-12-31' },
    ', y todos los sábados a esa hora, hasta el jueves, 31 de diciembre.',
  ],
  [{ recurrency: 'none', until: '2026-12-31' }, '.'],
] as const)('what will happen is said as people say it: %j', (given, again) => {
  const all = { ...rule, ...given };
  const asked = { ...all, weekdays: [...all.weekdays] };
  expect(promiseOf(asked, rule.startsAt, NOW)).toBe(
    `Te avisaré mañana, sábado, a las 9:00${again}`,
  );
});

it.each([
  ['2026-11-20T21:00', 'hoy, viernes, a las 21:00'],
  ['2026-11-24T01:05', 'el martes, 24 de noviembre, a la 1:05'],
])('a moment is said by its day and its hour: %s', (wall, words) => {
  expect(momentWords(wall, NOW)).toBe(words);
});

it('a rule is said by the clock of the town, whatever that of the tablet', () => {
  expect(wallNow(new Date('2026-11-20T23:05:00Z'), 'Europe/Madrid')).toBe('2026-11-21T00:05');
  expect(wallNow(new Date('2026-11-20T23:05:00Z'), 'Atlantic/Canary')).toBe('2026-11-20T23:05');
});

it('quick choices are an hour from now at a round minute, what is left of today, and tomorrow', () => {
  expect(quickChoices('2026-11-20T10:00').map(({ label }) => label)).toEqual([
    'En una hora',
    'Esta tarde',
    'Esta noche',
    'Mañana por la mañana',
  ]);
  expect(quickChoices('2026-11-20T17:03').map(({ wall }) => wall)).toEqual([
    '2026-11-20T18:05',
    '2026-11-20T21:00',
    '2026-11-21T09:00',
  ]);
  expect(quickChoices('2026-12-31T23:10').map(({ wall }) => wall)).toEqual([
    '2027-01-01T00:10',
    '2027-01-01T09:00',
  ]);
});

it('a change of the hour leaves the day as it is', () => {
  expect(turnClock('23:30', 60)).toBe('00:30');
  expect(turnClock('00:00', -5)).toBe('23:55');
});

it('near days are called by their names', () => {
  const now = '2026-11-20T17:03';
  expect(nearDayWords('2026-11-19T22:00', now)).toBe('ayer');
  expect(nearDayWords('2026-11-20T09:00', now)).toBe('hoy');
  expect(nearDayWords('2026-11-21T09:00', now)).toBe('mañana');
  expect(nearDayWords('2026-11-24T09:00', now)).toBe('martes, 24 de noviembre');
});
