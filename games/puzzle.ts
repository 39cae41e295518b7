import { type Level, PUZZLE, puzzleScore, secondsOf } from './constants.ts';
import { nextInt } from './random.ts';
import type { Result, Rules, Tick } from './rules.ts';

export interface Puzzle {
  /** Whether the player wants to see the clock; it runs all the same. */
  readonly timed: boolean;
  readonly level: Level;
  readonly side: number;
  /** Row by row; 0 is the hole. In place: 1, 2, 3 … and the hole last. */
  readonly tiles: readonly number[];
  readonly moves: number;
  readonly elapsedMs: number;
}

export type PuzzleMove =
  /** Place of the tile that goes into the hole. */
  { readonly kind: 'slide'; readonly place: number } | Tick;

export type PuzzleOutcome = Result<Level>;

/** Places next to the hole: above, below, left, right of it. */
function besideHole(tiles: readonly number[], side: number): number[] {
  const hole = tiles.indexOf(0);
  const [row, column] = [Math.floor(hole / side), hole % side];
  return [
    ...(row > 0 ? [hole - side] : []),
    ...(row < side - 1 ? [hole + side] : []),
    ...(column > 0 ? [hole - 1] : []),
    ...(column < side - 1 ? [hole + 1] : []),
  ];
}

function slid(tiles: readonly number[], place: number): number[] {
  const hole = tiles.indexOf(0);
  const tile = tiles[place] ?? 0;
  return tiles.map((it, at) => {
    if (at === hole) return tile;
    return at === place ? 0 : it;
  });
}

const isSolved = (tiles: readonly number[]): boolean =>
  tiles.every((tile, place) => tile === (place + 1) % tiles.length);

function legal({ tiles, side }: Puzzle, move: PuzzleMove): boolean {
  if (isSolved(tiles)) return false;
  if (move.kind === 'tick') return Number.isInteger(move.ms) && move.ms > 0;
  return besideHole(tiles, side).includes(move.place);
}

export interface PuzzleOptions {
  readonly level: Level;
  readonly timed: boolean;
}

export const puzzle: Rules<Puzzle, PuzzleMove, PuzzleOutcome, PuzzleOptions> = {
  setup({ level, timed }, seed) {
    const side = PUZZLE.sides[level];
    let tiles: number[] = Array.from({ length: side ** 2 }, (_, at) => (at + 1) % side ** 2);
    let at = seed;
    // One more, and one more, where so many moves happen to lead home.
    for (let moved = 0; moved < PUZZLE.shuffles || isSolved(tiles); moved += 1) {
      const places = besideHole(tiles, side);
      const [choice, next] = nextInt(at, places.length);
      tiles = slid(tiles, places[choice] ?? 0);
      at = next;
    }
    return { level, timed, side, tiles, moves: 0, elapsedMs: 0 };
  },
  legal,
  play(state, move) {
    if (!legal(state, move)) return state;
    if (move.kind === 'tick') return { ...state, elapsedMs: state.elapsedMs + move.ms };
    return { ...state, tiles: slid(state.tiles, move.place), moves: state.moves + 1 };
  },
  outcome({ tiles, moves, elapsedMs, level }) {
    if (!isSolved(tiles)) return undefined;
    const timeSeconds = secondsOf(elapsedMs);
    return { score: puzzleScore(moves, timeSeconds), timeSeconds, difficulty: level };
  },
};
