import { type Level, SUDOKU } from '../constants.ts';
import type { Grid } from '../sudoku-grid.ts';

/** The solution, found cell by cell without the generator's own search. */
export function solve(level: Level, given: Grid): number[] {
  const { side, boxHeight } = SUDOKU[level];
  const boxWidth = side / boxHeight;
  const cells = [...given];
  const fits = (cell: number, digit: number) =>
    cells.every((other, at) => {
      if (other !== digit || at === cell) return true;
      const [row, column] = [Math.floor(cell / side), cell % side];
      const [otherRow, otherColumn] = [Math.floor(at / side), at % side];
      const sameBox =
        Math.floor(row / boxHeight) === Math.floor(otherRow / boxHeight) &&
        Math.floor(column / boxWidth) === Math.floor(otherColumn / boxWidth);
      return row !== otherRow && column !== otherColumn && !sameBox;
    });
  const fill = (from: number): boolean => {
    const cell = cells.indexOf(0, from);
    if (cell < 0) return true;
    for (let digit = 1; digit <= side; digit += 1) {
      if (!fits(cell, digit)) continue;
      cells[cell] = digit;
      if (fill(cell + 1)) return true;
    }
    cells[cell] = 0;
    return false;
  };
  fill(0);
  return cells;
}
