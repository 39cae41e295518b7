import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUDOKU } from './constants.ts';
import { repeatedCells, repeatsIn, type SudokuMove, sudoku } from './sudoku.ts';
import { countSolutions, solvedGrid } from './sudoku-grid.ts';
import { checkProperties, optionsOf, ticks } from './testing/properties.ts';
import { solve } from './testing/solve.ts';

const levels = ['easy', 'medium', 'hard'] as const;
const tick = (ms: number) => ({ kind: 'tick', ms }) as const;

describe.each(levels)('a sudoku (%s)', (level) => {
  const { side, removed } = SUDOKU[level];
  const moves: fc.Arbitrary<SudokuMove> = fc.oneof(
    fc
      .record({
        cell: fc.integer({ min: -1, max: side ** 2 }),
        digit: fc.integer({ min: -1, max: 10 }),
      })
      .map((it) => ({ kind: 'set' as const, ...it })),
    ticks,
  );

  it('keeps its properties: what was given stays', () => {
    checkProperties(
      sudoku,
      optionsOf(level),
      moves,
      (state, before) => {
        for (const [cell, digit] of state.given.entries()) {
          if (digit > 0) expect(state.cells[cell]).toBe(digit);
        }
        if (before) expect(state.given).toEqual(before.given);
      },
      60,
    );
  });

  it('has exactly one solution and as many holes as its level says: 1,000 of them', () => {
    for (let seed = 0; seed < 1_000; seed += 1) {
      const { given } = sudoku.setup({ level, timed: true }, seed);
      expect(given.filter((digit) => digit === 0)).toHaveLength(removed);
      expect(countSolutions(SUDOKU[level], given)).toBe(1);
    }
  }, 120_000);

  it('is over when it is full and right, with the score of the formula', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      let state = sudoku.play(sudoku.setup({ level, timed: true }, seed), tick(61_500));
      for (const [cell, digit] of solve(level, state.given).entries()) {
        expect(sudoku.outcome(state)).toBeUndefined();
        state = sudoku.play(state, { kind: 'set', cell, digit });
        if (!state.cells.includes(0)) break;
      }
      expect(sudoku.outcome(state)).toEqual({
        score: (1_000 - 61) * SUDOKU[level].times,
        timeSeconds: 61,
        difficulty: level,
      });
    }
  });
});

it('a sudoku is not over while a box holds a digit twice, though every row and column is right', () => {
  const cells = [1, 2, 3, 4, 2, 1, 4, 3, 3, 4, 1, 2, 4, 3, 2, 1];
  const given = [0, ...cells.slice(1)];
  const state = { level: 'easy', timed: true, given, cells: given, elapsedMs: 0 } as const;
  const full = sudoku.play(state, { kind: 'set', cell: 0, digit: 1 });
  expect(full.cells).toEqual(cells);
  expect(sudoku.outcome(full)).toBeUndefined();
  expect(repeatsIn(full)).toContainEqual({ unit: 'box', index: 0, digit: 1, cells: [0, 5] });
  expect(sudoku.legal(full, { kind: 'set', cell: 0, digit: 2 })).toBe(true);
});

it.each(levels)(
  'a sudoku asks no more than the specification does of rows and columns, %s',
  (level) => {
    const { side } = SUDOKU[level];
    for (let seed = 0; seed < 20; seed += 1) {
      const cells = solve(level, sudoku.setup({ level, timed: true }, seed).given);
      for (let line = 0; line < side; line += 1) {
        const row = cells.slice(line * side, (line + 1) * side);
        const column = cells.filter((_, cell) => cell % side === line);
        expect([new Set(row).size, new Set(column).size]).toEqual([side, side]);
      }
      expect(repeatsIn({ level, cells })).toEqual([]);
    }
  },
);

it('a grid with two solutions is told from one with one', () => {
  const [solved] = solvedGrid(SUDOKU.hard, 1);
  expect(countSolutions(SUDOKU.hard, solved)).toBe(1);
  expect(
    countSolutions(
      SUDOKU.hard,
      solved.map(() => 0),
    ),
  ).toBe(2);
});

it('a digit that stands twice in a row, a column or a box is named', () => {
  const cells = [1, 2, 3, 4, 3, 0, 1, 2, 2, 1, 4, 3, 1, 3, 2, 0];
  expect(repeatedCells({ level: 'easy', cells })).toEqual([0, 9, 12]);
  expect(repeatedCells({ level: 'easy', cells: cells.map(() => 0) })).toEqual([]);
});
