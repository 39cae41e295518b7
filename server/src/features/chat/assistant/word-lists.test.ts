import { expect, it } from 'vitest';
import { JOKES, POEMS, RIDDLES, SAYINGS, saintOf } from './word-lists.ts';

it('every day of a leap year has its saint', () => {
  const first = Temporal.PlainDate.from('2028-01-01');
  const days = Array.from({ length: 366 }, (_, days) => first.add({ days }));
  expect(days.filter((day) => saintOf(day) === '')).toEqual([]);
});

it('every month has its saying, and there are others', () => {
  const months = new Set(SAYINGS.map(({ month }) => month));
  expect(months).toEqual(new Set([undefined, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
});

it('every riddle has a solution, every poem its title and verses', () => {
  expect(RIDDLES.filter(({ solution, words }) => !solution || words.length === 0)).toEqual([]);
  expect(POEMS.filter(({ title, verses }) => !title || !verses.includes('\n'))).toEqual([]);
});

it('there are jokes for three weeks', () => {
  expect(new Set(JOKES).size).toBeGreaterThanOrEqual(21);
});
