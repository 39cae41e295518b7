import { SUDOKU } from '@encina/games/constants';
import { repeatedCells, type Sudoku } from '@encina/games/sudoku';

/** "Fila 2, columna 3" */
export function cellPlace({ level }: Pick<Sudoku, 'level'>, cell: number): string {
  const { side } = SUDOKU[level];
  return `Fila ${Math.floor(cell / side) + 1}, columna ${(cell % side) + 1}`;
}

export const isFull = ({ cells }: Sudoku): boolean => cells.every((digit) => digit !== 0);

/** What is said of a digit that was written, and of a grid that is full and not right yet. */
export function tellSudoku(state: Sudoku, before?: Sudoku): string | undefined {
  if (!before) return 'Elige una casilla vacía y después un número.';
  const cell = state.cells.findIndex((digit, at) => digit !== before.cells[at]);
  if (cell < 0) return undefined;
  if (isFull(state)) {
    return repeatedCells(state).length > 0
      ? 'Está lleno, pero hay números repetidos. Los verás señalados.'
      : 'Sudoku completo.';
  }
  const digit = state.cells[cell];
  return `${cellPlace(state, cell)}: ${digit || 'vacía'}.`;
}
