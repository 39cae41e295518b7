import { type Level, MATH, puzzleScore } from './constants.ts';

/** A round that was played, as far as the choice of the next ones asks. */
export interface PlayedRound<Game extends string = string> {
  readonly gameType: Game;
  readonly difficulty: string;
  readonly score: number;
  readonly timeSeconds: number;
  readonly timed: boolean;
  /** Local days since: 0 today, 1 yesterday. */
  readonly daysAgo: number;
}

/** What may be chosen from, in the order that decides between equals. */
export interface Playable<Game extends string, Area extends string> {
  readonly gameType: Game;
  /** The area it exercises most. */
  readonly area: Area;
  /** Minutes that a round takes, by level; one number where there is no level to choose. */
  readonly minutes: number | Readonly<Record<Level, number>>;
}

export interface Proposed<Game extends string, Area extends string> {
  readonly gameType: Game;
  readonly area: Area;
  /** Left out where the game has no level to choose. */
  readonly level?: Level;
  readonly minutes: number;
}

const GAMES_A_DAY = 3;
/** About ten minutes, and not more than this. */
const MOST_MINUTES = 12;
const LEVELS: readonly Level[] = ['easy', 'medium', 'hard'];

/** In seconds: up to here a finished sudoku went well, and from there on it was hard work. */
const SUDOKU_PACE = {
  easy: { good: 180, poor: 600 },
  medium: { good: 600, poor: 1_500 },
  hard: { good: 1_500, poor: 3_000 },
} as const;
/** A score as after so many moves, a move every three seconds. */
const puzzleMark = (moves: number): number => puzzleScore(moves, moves * 3);
const PUZZLE_MARKS = {
  easy: { good: puzzleMark(35), poor: puzzleMark(65) },
  medium: { good: puzzleMark(60), poor: puzzleMark(75) },
  hard: { good: puzzleMark(65), poor: puzzleMark(75) },
} as const;

type Judgement = 'good' | 'fair' | 'poor';

/**
 * How a round of a game with levels went. Without hurry a sudoku or a puzzle is never poor: its time says only
 * that somebody took her time.
 */
export function judge(round: PlayedRound): Judgement {
  const level = LEVELS.find((it) => it === round.difficulty);
  if (!level) return 'fair';
  if (round.gameType === 'math') {
    const right = round.score / MATH.points[level];
    if (right >= MATH.questions * 0.8) return 'good';
    return right <= MATH.questions * 0.4 ? 'poor' : 'fair';
  }
  if (round.gameType === 'sudoku') {
    const { good, poor } = SUDOKU_PACE[level];
    if (round.timeSeconds <= good) return 'good';
    return round.timed && round.timeSeconds >= poor ? 'poor' : 'fair';
  }
  const { good, poor } = PUZZLE_MARKS[level];
  if (round.score >= good) return 'good';
  return round.timed && round.score <= poor ? 'poor' : 'fair';
}

/** Two good rounds at a level lead one up, two poor ones one down. `rounds`: of one game, newest first. */
export function levelFor(rounds: readonly PlayedRound[]): Level {
  const [last, before] = rounds;
  const at = LEVELS.indexOf(last?.difficulty as Level);
  if (!last || at < 0) return 'easy';
  const [one, other] = [judge(last), before?.difficulty === last.difficulty && judge(before)];
  const step = one === other && one !== 'fair' ? { good: 1, poor: -1 }[one] : 0;
  return LEVELS[Math.min(Math.max(at + step, 0), LEVELS.length - 1)] ?? 'easy';
}

/** Longer ago than anything that was played. */
const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * Today's short session: three games of different areas, those that were played least lately first, each at the
 * level that the person's own last rounds lead to. What is played today does not change it.
 * @param rounds of one person, newest first.
 */
export function todaysGames<Game extends string, Area extends string>(
  playables: readonly Playable<Game, Area>[],
  rounds: readonly PlayedRound[],
): readonly Proposed<Game, Area>[] {
  const before = rounds.filter(({ daysAgo }) => daysAgo > 0);
  const of = (gameType: string) => before.filter((round) => round.gameType === gameType);
  const rested = ({ gameType }: Playable<Game, Area>) => of(gameType)[0]?.daysAgo ?? NEVER;
  const waiting = playables.toSorted((a, b) => rested(b) - rested(a));
  const fresh = waiting.filter(
    ({ area }, at) => waiting.findIndex((other) => other.area === area) === at,
  );
  const chosen = [...fresh, ...waiting.filter((it) => !fresh.includes(it))].slice(0, GAMES_A_DAY);
  return fitted(
    chosen.map((it) => proposed(it, levelFor(of(it.gameType)))),
    chosen,
  );
}

function proposed<Game extends string, Area extends string>(
  { gameType, area, minutes }: Playable<Game, Area>,
  level: Level,
): Proposed<Game, Area> {
  if (typeof minutes === 'number') return { gameType, area, minutes };
  return { gameType, area, level, minutes: minutes[level] };
}

/** The longest goes down a level until the session is short: a nine by nine takes longer than all of it. */
function fitted<Game extends string, Area extends string>(
  session: readonly Proposed<Game, Area>[],
  chosen: readonly Playable<Game, Area>[],
): readonly Proposed<Game, Area>[] {
  const all = session.reduce((sum, { minutes }) => sum + minutes, 0);
  const [longest] = session
    .filter(({ level }) => level !== undefined && level !== 'easy')
    .toSorted((a, b) => b.minutes - a.minutes);
  if (all <= MOST_MINUTES || !longest?.level) return session;
  const lower = LEVELS[LEVELS.indexOf(longest.level) - 1] ?? 'easy';
  const playable = chosen.find(({ gameType }) => gameType === longest.gameType);
  return fitted(
    session.map((it) => (it === longest && playable ? proposed(playable, lower) : it)),
    chosen,
  );
}
