/** Every number of the games, in one place. Times in milliseconds unless a name says seconds. */

export type Difficulty = 'easy' | 'normal' | 'hard';
export type Level = 'easy' | 'medium' | 'hard';

const SECOND = 1_000;

export const MEMORY_CARDS = {
  pairs: 8,
  matchDelay: SECOND,
  mismatchDelay: 1.5 * SECOND,
  difficulty: 'normal',
} as const;

/** 1000 + 2×max(0, 300 − seconds) + 10×max(0, 20 − attempts) */
export const memoryCardsScore = (seconds: number, attempts: number): number =>
  1_000 + 2 * Math.max(0, 300 - seconds) + 10 * Math.max(0, 20 - attempts);

/** Time between a right round and the next, in the three games that have levels. */
export const NEXT_LEVEL_DELAY = 1.5 * SECOND;

export const NUMBER_SEQUENCE = { symbols: 9, display: 3 * SECOND, points: 10 } as const;
export const PATTERN_MEMORY = { symbols: 6, display: 4 * SECOND, points: 15 } as const;
export const sequenceLength = (level: number): number => 2 + level;
/** What a round of numbers is said to have taken, in seconds as the product saves it. */
export const numberSequenceTime = (length: number): number => length * 1_500 + 5_000;

/** easy up to level 2, normal 3 to 5, hard above */
export function levelDifficulty(level: number): Difficulty {
  if (level <= 2) return 'easy';
  return level <= 5 ? 'normal' : 'hard';
}

export const VISUAL_MEMORY = { cells: 16, mostTargets: 8, points: 20 } as const;
export const visualTargets = (level: number): number =>
  Math.min(2 + level, VISUAL_MEMORY.mostTargets);
export const visualDisplay = (level: number): number => (3 + level) * SECOND;

/** Side, height of a box, cells that are taken away, and what a score is multiplied with. */
export const SUDOKU = {
  easy: { side: 4, boxHeight: 2, removed: 6, times: 1 },
  medium: { side: 6, boxHeight: 2, removed: 18, times: 2 },
  hard: { side: 9, boxHeight: 3, removed: 45, times: 3 },
} as const satisfies Record<Level, object>;
export const sudokuScore = (seconds: number, level: Level): number =>
  Math.max(1_000 - seconds, 100) * SUDOKU[level].times;

export const PUZZLE = { shuffles: 1_000, sides: { easy: 3, medium: 4, hard: 5 } } as const;
export const puzzleScore = (moves: number, seconds: number): number =>
  Math.max(1_000 - moves * 10 - seconds, 100);

export const MATH = {
  questions: 10,
  time: 30 * SECOND,
  options: 4,
  least: 1,
  most: 10,
  points: { easy: 5, medium: 10, hard: 15 },
} as const;

/** Whole seconds of a time in milliseconds. */
export const secondsOf = (ms: number): number => Math.floor(ms / SECOND);
