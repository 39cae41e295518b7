import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PUZZLE } from './constants.ts';
import { type PuzzleMove, puzzle } from './puzzle.ts';
import { checkProperties, optionsOf, ticks } from './testing/properties.ts';

const levels = ['easy', 'medium', 'hard'] as const;

/** Whether legal moves lead home: pairs out of order, and the row of the hole where the side is even. */
function isSolvable(tiles: readonly number[], side: number): boolean {
  const order = tiles.filter((tile) => tile > 0);
  let inversions = 0;
  for (const [at, tile] of order.entries()) {
    inversions += order.slice(at + 1).filter((later) => later < tile).length;
  }
  if (side % 2 === 1) return inversions % 2 === 0;
  const rowFromBelow = side - Math.floor(tiles.indexOf(0) / side);
  return (inversions + rowFromBelow) % 2 === 1;
}

describe.each(levels)('a sliding puzzle (%s)', (level) => {
  const side = PUZZLE.sides[level];
  const moves: fc.Arbitrary<PuzzleMove> = fc.oneof(
    fc.integer({ min: -1, max: side ** 2 }).map((place) => ({ kind: 'slide' as const, place })),
    ticks,
  );

  it('keeps its properties: every tile is there once, one moves at a time, and it stays solvable', () => {
    checkProperties(
      puzzle,
      optionsOf(level),
      moves,
      (state, before) => {
        expect(state.tiles.toSorted((a, b) => a - b)).toEqual([...Array(side ** 2).keys()]);
        expect(isSolvable(state.tiles, side)).toBe(true);
        const moved = before ? state.tiles.filter((tile, at) => tile !== before.tiles[at]) : [];
        expect([0, 2]).toContain(moved.length);
      },
      60,
    );
  });

  it('is solvable and never solved already: 1,000 of them', () => {
    for (let seed = 0; seed < 1_000; seed += 1) {
      const state = puzzle.setup({ level, timed: true }, seed);
      expect(isSolvable(state.tiles, side)).toBe(true);
      expect(puzzle.outcome(state)).toBeUndefined();
    }
  }, 60_000);
});

it('a sliding puzzle ends with the last tile in place, and the score of the formula', () => {
  const tiles = [1, 2, 3, 4, 5, 6, 7, 0, 8];
  const state = {
    level: 'easy',
    timed: true,
    side: 3,
    tiles,
    moves: 4,
    elapsedMs: 12_999,
  } as const;
  const home = puzzle.play(state, { kind: 'slide', place: 8 });
  expect(puzzle.outcome(home)).toEqual({
    score: 1_000 - 50 - 12,
    timeSeconds: 12,
    difficulty: 'easy',
  });
  expect(puzzle.legal(home, { kind: 'slide', place: 7 })).toBe(false);
  const slow = puzzle.play({ ...state, elapsedMs: 3_600_000 }, { kind: 'slide', place: 8 });
  expect(puzzle.outcome(slow)?.score).toBe(100);
});
