import type { Score } from '@encina/contract/games';
import { expect, it } from 'vitest';
import { todayOf } from './today-words.ts';

const NOW = new Date('2026-11-20T16:05:00Z');
const score = (gameType: Score['gameType'], completedAt: string): Score => ({
  id: completedAt,
  gameType,
  score: 30,
  timeSeconds: 30,
  difficulty: 'easy',
  timed: true,
  completedAt,
});
const reason = (...scores: Score[]) => todayOf(scores, NOW, 'Europe/Madrid').reason;

it("today's games say in words why they were chosen", () => {
  expect(reason()).toBe('Tres juegos cortos para empezar. Hoy toca memoria.');
  expect(reason(score('number-sequence', '2026-11-19T10:00:00Z'))).toBe(
    'Ayer jugaste con números. Hoy toca memoria.',
  );
  expect(
    reason(score('memory-cards', '2026-11-18T11:00:00Z'), score('math', '2026-11-18T10:00:00Z')),
  ).toBe('Hace 2 días jugaste con cartas y cuentas. Hoy toca memoria.');
  expect(reason(score('sudoku', '2026-10-01T10:00:00Z'))).toMatch(/^La última vez .*sudokus\./);
});

it("today's games are marked as played by the day of the town", () => {
  const done = (...scores: Score[]) =>
    todayOf(scores, NOW, 'Europe/Madrid').games.map((game) => game.done);
  expect(done()).toEqual([false, false, false]);
  expect(done(score('memory-cards', '2026-11-20T08:00:00Z'))).toEqual([true, false, false]);
  // 00:30 of the same day in Madrid.
  expect(done(score('memory-cards', '2026-11-19T23:30:00Z'))).toEqual([true, false, false]);
});
