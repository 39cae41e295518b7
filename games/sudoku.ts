import { type Level, SUDOKU, secondsOf, sudokuScore } from './constants.ts';
import type { Rules } from './rules.ts';
import { type Grid, solvedGrid, withHoles } from './sudoku-grid.ts';

export interface Sudoku {
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

/** Full, and no digit twice in a row or a column: so the specification judges it. */
function isComplete({ level, cells }: Sudoku): boolean {
  const { side } = SUDOKU[level];
  if (cells.some((digit) => digit === 0)) return false;
  const lines = Array.from({ length: side }, (_, line) => line);
  return lines.every((line) => {
    const row = lines.map((column) => cells[line * side + column]);
    const column = lines.map((row) => cells[row * side + line]);
    return new Set(row).size === side && new Set(column).size === side;
  });
}

function legal(state: Sudoku, move: SudokuMove): boolean {
  if (isComplete(state)) return false;
  if (move.kind === 'tick') return Number.isInteger(move.ms) && move.ms > 0;
  const { side } = SUDOKU[state.level];
  const isDigit = Number.isInteger(move.digit) && move.digit >= 0 && move.digit <= side;
  return isDigit && state.given[move.cell] === 0;
}

export const sudoku: Rules<Sudoku, SudokuMove, SudokuOutcome, { readonly level: Level }> = {
  setup({ level }, seed) {
    const shape = SUDOKU[level];
    let at = seed;
    for (;;) {
      const [solved, afterGrid] = solvedGrid(shape, at);
      const [given, next] = withHoles(shape, solved, shape.removed, afterGrid);
      if (given) return { level, given, cells: given, elapsedMs: 0 };
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
