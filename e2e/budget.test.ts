import { expect, test } from '@playwright/test';
import { addedBy, circles, total } from '../scripts/support/first-screen.ts';

/** What a game may weigh on top of the menus that lead to it, brotli, in bytes. */
const GAME_BUDGET = 25 * 1024;
const GAMES = [
  'memory-game',
  'number-sequence-game',
  'pattern-memory-game',
  'visual-memory-game',
  'sudoku-game',
  'puzzle-game',
  'math-game',
];

test('no game adds more to its menu than the budget allows', () => {
  const heavy = GAMES.filter((game) => total(addedBy(game, ['games-menu'])) > GAME_BUDGET);
  expect(heavy).toEqual([]);
});

test('no files of the build wait for each other', () => {
  expect(circles()).toEqual([]);
});
