/** What the formulas of the games can give: a score outside of this was never played. The test plays the games for it. */
interface Possible {
  readonly least: number;
  readonly most: number;
  /** A score is a multiple of this. */
  readonly step: number;
  /** Longest time in seconds of a round with a countdown. */
  readonly seconds?: number;
}

/** Every level that is passed adds to the score of a game of levels, and nobody passes them for ever. */
const MOST_LEVELS = 100;
const byLevel = (points: number): Record<'easy' | 'normal' | 'hard', Possible> => {
  /** Points of all the levels before one. */
  const before = (level: number) => (points * level * (level - 1)) / 2;
  return {
    easy: { least: 0, most: before(2), step: points },
    normal: { least: before(3), most: before(5), step: points },
    hard: { least: before(6), most: before(MOST_LEVELS), step: points },
  };
};
const plain = (least: number, most: number): Possible => ({ least, most, step: 1 });
const sums = (points: number): Possible => ({
  least: 0,
  most: 10 * points,
  step: points,
  seconds: 30,
});

const POSSIBLE: Record<string, Record<string, Possible>> = {
  'memory-cards': { normal: plain(1_000, 1_720) },
  'number-sequence': byLevel(10),
  'pattern-memory': byLevel(15),
  'visual-memory': byLevel(20),
  sudoku: {
    easy: plain(100, 1_000),
    medium: { least: 200, most: 2_000, step: 2 },
    hard: { least: 300, most: 3_000, step: 3 },
  },
  puzzle: { easy: plain(100, 990), medium: plain(100, 990), hard: plain(100, 990) },
  math: { easy: sums(5), medium: sums(10), hard: sums(15) },
};

/** Whether a round of this game, at this difficulty, can end like this. */
export function isPossible(round: {
  readonly gameType: string;
  readonly score: number;
  readonly difficulty: string;
  readonly timeSeconds: number;
  readonly timed: boolean;
}): boolean {
  const possible = POSSIBLE[round.gameType]?.[round.difficulty];
  if (!possible) return false;
  const { least, most, step, seconds = Number.POSITIVE_INFINITY } = possible;
  const inTime = !round.timed || round.timeSeconds <= seconds;
  return inTime && round.score >= least && round.score <= most && round.score % step === 0;
}
