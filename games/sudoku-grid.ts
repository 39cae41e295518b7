import { type Seed, shuffle } from './random.ts';

/** Side of the grid and height of its boxes; a box is as wide as there are boxes one above the other. */
export interface Shape {
  readonly side: number;
  readonly boxHeight: number;
}

/** Row by row; 0 is an empty cell. */
export type Grid = readonly number[];

/** Which box a cell lies in: row by row, from 0. */
export const boxOf = ({ side, boxHeight }: Shape, cell: number): number => {
  const boxWidth = side / boxHeight;
  const [row, column] = [Math.floor(cell / side), cell % side];
  return Math.floor(row / boxHeight) * boxHeight + Math.floor(column / boxWidth);
};

/** Digits used, as bits, in each row, column and box. */
interface Used {
  readonly rows: number[];
  readonly columns: number[];
  readonly boxes: number[];
}

function usedIn(shape: Shape, grid: Grid): Used {
  const none = () => new Array<number>(shape.side).fill(0);
  const used: Used = { rows: none(), columns: none(), boxes: none() };
  for (const [cell, digit] of grid.entries()) if (digit > 0) mark(shape, used, cell, 1 << digit);
  return used;
}

function mark(shape: Shape, used: Used, cell: number, bit: number): void {
  const box = boxOf(shape, cell);
  const [row, column] = [Math.floor(cell / shape.side), cell % shape.side];
  used.rows[row] = (used.rows[row] ?? 0) ^ bit;
  used.columns[column] = (used.columns[column] ?? 0) ^ bit;
  used.boxes[box] = (used.boxes[box] ?? 0) ^ bit;
}

function freeAt(shape: Shape, used: Used, cell: number): number[] {
  const taken =
    (used.rows[Math.floor(cell / shape.side)] ?? 0) |
    (used.columns[cell % shape.side] ?? 0) |
    (used.boxes[boxOf(shape, cell)] ?? 0);
  const free: number[] = [];
  for (let digit = 1; digit <= shape.side; digit += 1)
    if (!(taken & (1 << digit))) free.push(digit);
  return free;
}

/**
 * Calls `found` with every solution, fewest choices first, until it says that it has seen enough.
 * `order` turns the digits that a cell may have into those to be tried, in their order.
 */
function search(
  shape: Shape,
  grid: number[],
  used: Used,
  order: (digits: number[]) => readonly number[],
  found: (grid: Grid) => boolean,
): boolean {
  let best = -1;
  let choices: number[] = [];
  for (const [cell, digit] of grid.entries()) {
    if (digit > 0) continue;
    const free = freeAt(shape, used, cell);
    if (best >= 0 && free.length >= choices.length) continue;
    [best, choices] = [cell, free];
    if (free.length < 2) break;
  }
  if (best < 0) return found(grid);
  for (const digit of order(choices)) {
    grid[best] = digit;
    mark(shape, used, best, 1 << digit);
    const enough = search(shape, grid, used, order, found);
    mark(shape, used, best, 1 << digit);
    grid[best] = 0;
    if (enough) return true;
  }
  return false;
}

/** How many solutions a grid has, counted up to `most`. */
export function countSolutions(shape: Shape, grid: Grid, most = 2): number {
  let count = 0;
  search(
    shape,
    [...grid],
    usedIn(shape, grid),
    (digits) => digits,
    () => {
      count += 1;
      return count >= most;
    },
  );
  return count;
}

/** A full grid, drawn from the seed. */
export function solvedGrid(shape: Shape, seed: Seed): readonly [Grid, Seed] {
  const empty = new Array<number>(shape.side ** 2).fill(0);
  let at = seed;
  let solved: Grid = empty;
  const order = (digits: number[]) => {
    const [shuffled, next] = shuffle(digits, at);
    at = next;
    return shuffled;
  };
  search(shape, empty, usedIn(shape, empty), order, (grid) => {
    solved = [...grid];
    return true;
  });
  return [solved, at];
}

/** Takes cells away while one solution stays; undefined where so many cannot be taken from this grid in this order. */
export function withHoles(
  shape: Shape,
  solved: Grid,
  holes: number,
  seed: Seed,
): readonly [Grid | undefined, Seed] {
  const [order, next] = shuffle([...solved.keys()], seed);
  const grid = [...solved];
  let left = holes;
  for (const cell of order) {
    if (left === 0) break;
    const digit = grid[cell] ?? 0;
    grid[cell] = 0;
    if (countSolutions(shape, grid) === 1) left -= 1;
    else grid[cell] = digit;
  }
  return [left === 0 ? grid : undefined, next];
}
