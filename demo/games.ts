import type { Tables } from '../server/src/db/schema.ts';
import type { Random } from './random.ts';

type Round = Pick<
  Tables['scores'],
  'game_type' | 'score' | 'time_seconds' | 'difficulty' | 'timed'
>;
type Player = (random: Random) => Omit<Round, 'game_type' | 'timed'>;

const FACTORS = { easy: 1, medium: 2, hard: 3 } as const;
const LEVELS = ['easy', 'easy', 'medium', 'medium', 'hard'] as const;

/** Rounds as a person of eighty plays them, scored by the formulas of the games. */
const PLAYERS: Record<string, Player> = {
  'memory-cards': (random) => {
    const time = random.between(48, 260);
    const attempts = random.between(11, 30);
    const score = 1000 + 2 * Math.max(0, 300 - time) + 10 * Math.max(0, 20 - attempts);
    return { score, time_seconds: time, difficulty: 'normal' };
  },
  'number-sequence': (random) => {
    const level = random.between(1, 7);
    const { score, difficulty } = scoreOfLevel(level, 10);
    return { score, time_seconds: (2 + level) * 1500 + 5000, difficulty };
  },
  'pattern-memory': (random) => {
    const level = random.between(1, 6);
    return { ...scoreOfLevel(level, 15), time_seconds: level * random.between(9, 15) };
  },
  'visual-memory': (random) => {
    const level = random.between(1, 6);
    return { ...scoreOfLevel(level, 20), time_seconds: level * random.between(8, 14) };
  },
  sudoku: (random) => {
    const difficulty = random.pick(LEVELS);
    const time = random.between(90, 420) * FACTORS[difficulty];
    const score = Math.max(1000 - time, 100) * FACTORS[difficulty];
    return { score, time_seconds: time, difficulty };
  },
  puzzle: (random) => {
    const difficulty = random.pick(LEVELS);
    const moves = random.between(18, 34) * FACTORS[difficulty];
    const time = moves * random.between(2, 4);
    return { score: Math.max(1000 - moves * 10 - time, 100), time_seconds: time, difficulty };
  },
  math: (random) => {
    const difficulty = random.pick(LEVELS);
    const right = random.between(4, 10);
    return {
      score: right * 5 * FACTORS[difficulty],
      time_seconds: random.between(18, 30),
      difficulty,
    };
  },
};

export const GAME_TYPES = Object.keys(PLAYERS);

/** Every level below the one reached has given its points. */
function scoreOfLevel(level: number, points: number) {
  const score = (points * level * (level - 1)) / 2;
  if (level <= 2) return { score, difficulty: 'easy' };
  return { score, difficulty: level <= 5 ? 'normal' : 'hard' };
}

export function play(gameType: string, random: Random): Round {
  const player = PLAYERS[gameType];
  if (!player) throw new RangeError(`There is no game ${gameType}.`);
  return { game_type: gameType, ...player(random), timed: Number(random.between(1, 4) > 1) };
}
