import { type Level, SUDOKU, secondsOf, sudokuScore } from './constants.ts';
import type { Rules } from './rules.ts';
import { type Grid, solvedGrid, withHoles } from './sudoku-grid.ts';

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
  | { readonly kind: 'set'; readonly cell: number; readonly digit: number }
  | { readonly kind: 'tick'; readonly ms: number };

export interface SudokuOutcome {
  readonly score: number;
  readonly timeSeconds: number;
  readonly difficulty: Level;
}

/** Cells whose digit stands a second time in their row or column. */
export function repeatedCells({
  level,
  cells,
}: Pick<Sudoku, 'level' | 'cells'>): readonly number[] {
  const { side } = SUDOKU[level];
  const inLine = (a: number, b: number) =>
    Math.floor(a / side) === Math.floor(b / side) || a % side === b % side;
  return [...cells.keys()].filter(
    (cell) =>
      cells[cell] !== 0 &&
      cells.some((digit, other) => other !== cell && digit === cells[cell] && inLine(cell, other)),
  );
}

/** Full, and no digit twice in a row or a column: so the specification judges it. */
function isComplete(state: Sudoku): boolean {
  return state.cells.every((digit) => digit !== 0) && repeatedCells(state).length === 0;
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
