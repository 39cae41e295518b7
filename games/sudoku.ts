import { type Level, SUDOKU, secondsOf, sudokuScore } from './constants.ts';
import type { Result, Rules, Tick } from './rules.ts';
import { boxOf, type Grid, solvedGrid, withHoles } from './sudoku-grid.ts';

export interface Sudoku {
  /** Whether the player wants to see the clock; it runs all the same. */
  readonly timed: boolean;
  readonly level: Level;
  /** As it was given; 0 where the player fills in. It has exactly one solution. */
  readonly given: Grid;
  readonly cells: Grid;
  readonly elapsedMs: number;
}

export type SudokuMove =
  /** 0 empties the cell. */
  { readonly kind: 'set'; readonly cell: number; readonly digit: number } | Tick;

export type SudokuOutcome = Result<Level>;

/** A row, a column or a box, counted from 0, in which a digit stands more than once. */
export interface Repeat {
  readonly unit: 'row' | 'column' | 'box';
  readonly index: number;
  readonly digit: number;
  /** Where it stands. */
  readonly cells: readonly number[];
}

type Filled = Pick<Sudoku, 'level' | 'cells'>;

/** Every digit that a row, a column or a box holds more than once. Empty cells repeat nothing. */
export function repeatsIn({ level, cells }: Filled): readonly Repeat[] {
  const shape = SUDOKU[level];
  const unitsOf = (cell: number) =>
    [
      ['row', Math.floor(cell / shape.side)],
      ['column', cell % shape.side],
      ['box', boxOf(shape, cell)],
    ] as const;
  const found = new Map<string, Repeat>();
  for (const [cell, digit] of cells.entries()) {
    if (digit === 0) continue;
    for (const [unit, index] of unitsOf(cell)) {
      const key = `${unit} ${index} ${digit}`;
      const before = found.get(key)?.cells ?? [];
      found.set(key, { unit, index, digit, cells: [...before, cell] });
    }
  }
  return [...found.values()].filter((it) => it.cells.length > 1);
}

/** Cells whose digit stands a second time in their row, their column or their box. */
export function repeatedCells(state: Filled): readonly number[] {
  const cells = new Set(repeatsIn(state).flatMap((it) => it.cells));
  return [...cells].sort((a, b) => a - b);
}

/** Full, and no digit twice in a row, a column or a box. */
function isComplete(state: Sudoku): boolean {
  return state.cells.every((digit) => digit !== 0) && repeatsIn(state).length === 0;
}

function legal(state: Sudoku, move: SudokuMove): boolean {
  if (isComplete(state)) return false;
  if (move.kind === 'tick') return Number.isInteger(move.ms) && move.ms > 0;
  const { side } = SUDOKU[state.level];
  const isDigit = Number.isInteger(move.digit) && move.digit >= 0 && move.digit <= side;
  return isDigit && state.given[move.cell] === 0;
}

export interface SudokuOptions {
  readonly level: Level;
  readonly timed: boolean;
}

export const sudoku: Rules<Sudoku, SudokuMove, SudokuOutcome, SudokuOptions> = {
  setup({ level, timed }, seed) {
    const shape = SUDOKU[level];
    let at = seed;
    for (;;) {
      const [solved, afterGrid] = solvedGrid(shape, at);
      const [given, next] = withHoles(shape, solved, shape.removed, afterGrid);
      if (given) return { level, timed, given, cells: given, elapsedMs: 0 };
      at = next;
    }
  },
  legal,
  play(state, move) {
    if (!legal(state, move)) return state;
    if (move.kind === 'tick') return { ...state, elapsedMs: state.elapsedMs + move.ms };
    const cells = state.cells.map((digit, cell) => (cell === move.cell ? move.digit : digit));
    return { ...state, cells };
  },
  outcome(state) {
    if (!isComplete(state)) return undefined;
    const timeSeconds = secondsOf(state.elapsedMs);
    return { score: sudokuScore(timeSeconds, state.level), timeSeconds, difficulty: state.level };
  },
};
