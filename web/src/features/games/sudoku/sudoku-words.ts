import { SUDOKU } from '@encina/games/constants';
import { type Repeat, repeatsIn, type Sudoku } from '@encina/games/sudoku';
import type { Grid } from '@encina/games/sudoku-grid';
import type { Remark } from '../game-kind.ts';

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
    const [repeat] = repeatsIn(state);
    return repeat ? `Está lleno. ${repeatWords(state, repeat)}` : '¡Sudoku completo!';
  }
  const digit = state.cells[cell];
  return `${cellPlace(state, cell)}: ${digit || 'vacía'}.`;
}

/** "El 3 está dos veces en el recuadro de arriba a la izquierda." */
function repeatWords({ level }: Pick<Sudoku, 'level'>, { unit, index, digit }: Repeat): string {
  const where = {
    row: () => `la fila ${index + 1}`,
    column: () => `la columna ${index + 1}`,
    box: () => `el recuadro ${boxPlace(level, index)}`,
  }[unit]();
  return `El ${digit} está repetido en ${where}.`;
}

/** "de arriba a la izquierda" */
function boxPlace(level: Sudoku['level'], box: number): string {
  const { side, boxHeight } = SUDOKU[level];
  const [down, across] = [side / boxHeight, boxHeight];
  const height = third(Math.floor(box / across), down, ['de arriba', 'del centro', 'de abajo']);
  const width = third(box % across, across, ['a la izquierda', 'en el centro', 'a la derecha']);
  return height === 'del centro' && width === 'en el centro' ? height : `${height} ${width}`;
}

/** The first, the last, or what lies between. */
function third<T>(at: number, count: number, [first, middle, last]: readonly [T, T, T]): T {
  if (at === 0) return first;
  return at === count - 1 ? last : middle;
}

/** A line that became whole is praised, and so is the whole grid. */
export function remarkSudoku(state: Sudoku, before: Sudoku): Remark | undefined {
  const { level, cells } = state;
  const changed = cells.findIndex((digit, at) => digit !== before.cells[at]);
  if (changed < 0) return undefined;
  if (isFull(state)) {
    const [repeat] = repeatsIn(state);
    if (repeat) return { words: `El ${repeat.digit} se repite`, glad: false };
    return { words: '¡Completo!', glad: true };
  }
  const { side } = SUDOKU[level];
  const isWhole = (line: Grid) => new Set(line).size === side && !line.includes(0);
  const row = Math.floor(changed / side);
  if (isWhole(cells.slice(row * side, (row + 1) * side))) {
    return { words: '¡Fila completa!', glad: true };
  }
  const column = cells.filter((_, at) => at % side === changed % side);
  return isWhole(column) ? { words: '¡Columna completa!', glad: true } : undefined;
}
