import { expect, it } from 'vitest';
import { ruleSentence } from './rule-words.ts';
import { nearDayWords, quickChoices, turnClock, wallNow } from './wall-time.ts';

const rule = { startsAt: '2026-11-20T09:00', times: [], weekdays: [], until: null } as const;

it.each([
  [{ recurrency: 'none' }, 'Viernes, 20 de noviembre a las 9:00.'],
  [{ recurrency: 'daily' }, 'Todos los días a las 9:00.'],
  [{ recurrency: 'weekly' }, 'Todos los viernes a las 9:00.'],
  [{ recurrency: 'weekly', weekdays: [4, 1] }, 'Todos los lunes y jueves a las 9:00.'],
  [{ recurrency: 'weekly', weekdays: [1, 2, 3, 4, 5, 6, 7] }, 'Todos los días a las 9:00.'],
  [{ recurrency: 'monthly' }, 'El día 20 de cada mes a las 9:00.'],
  [
    { recurrency: 'daily', times: ['21:00', '09:00', '14:30'] },
    'Todos los días a las 9:00, 14:30 y 21:00.',
  ],
  [{ recurrency: 'daily', startsAt: '2026-11-20T01:05' }, 'Todos los días a la 1:05.'],
  [
    { recurrency: 'weekly', until: '2026-12-31' },
    'Todos los viernes a las 9:00, hasta el jueves, 31 de diciembre.',
  ],
  [{ recurrency: 'none', until: '2026-12-31' }, 'Viernes, 20 de noviembre a las 9:00.'],
] as const)('a rule is said as people do: %j', (given, sentence) => {
  expect(
    ruleSentence({ ...rule, ...given, weekdays: [...('weekdays' in given ? given.weekdays : [])] }),
  ).toBe(sentence);
});

it('a rule is said by the clock of the town, whatever that of the tablet', () => {
  expect(wallNow(new Date('2026-11-20T23:05:00Z'), 'Europe/Madrid')).toBe('2026-11-21T00:05');
  expect(wallNow(new Date('2026-11-20T23:05:00Z'), 'Atlantic/Canary')).toBe('2026-11-20T23:05');
});

it('quick choices are an hour from now at a round minute, tonight while it is not night, and tomorrow', () => {
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
  expect(nearDayWords('2026-11-20T09:00', now)).toBe('hoy');
  expect(nearDayWords('2026-11-21T09:00', now)).toBe('mañana');
  expect(nearDayWords('2026-11-24T09:00', now)).toBe('martes, 24 de noviembre');
});
