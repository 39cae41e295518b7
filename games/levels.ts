import { type Difficulty, levelDifficulty, NEXT_LEVEL_DELAY } from './constants.ts';
import type { Seed } from './random.ts';
import type { Result, Rules, Tick } from './rules.ts';

/** A round that goes up from level to level: something is shown for a while, and then asked for. */
export interface LevelRound {
  readonly timed: boolean;
  readonly phase: 'showing' | 'input' | 'right' | 'over';
  readonly level: number;
  /** Until what is shown disappears, or the next level begins. */
  readonly leftMs: number;
  readonly elapsedMs: number;
  readonly score: number;
  readonly seed: Seed;
}

/** "Ya lo he visto", where nothing counts down. */
export interface Seen {
  readonly kind: 'seen';
}

export interface LevelOutcome extends Result<Difficulty> {
  /** The one that was not passed. */
  readonly level: number;
}

/** What two games of levels differ in. */
interface LevelGame<State extends LevelRound, Entry extends { readonly kind: string }> {
  /** What stands in a round before its first level. */
  readonly empty: Omit<State, keyof LevelRound>;
  /** The beginning of a level: what is shown, and for how long. */
  readonly drawn: (state: State, level: number) => Partial<State>;
  /** Whether it may be entered now. */
  readonly enters: (state: State, entry: Entry) => boolean;
  /** What is entered by then, and whether the level is right, lost, or neither yet. */
  readonly entered: (
    state: State,
    entry: Entry,
  ) => { readonly now: State; readonly verdict?: 'right' | 'over' };
  /** For each level that is right, that many times its number. */
  readonly points: number;
  readonly timeSeconds: (state: State) => number;
}

/** The rules of a game in which each level that is right leads to the next, and the first that is not is the last. */
export function levelRules<State extends LevelRound, Entry extends { readonly kind: string }>(
  game: LevelGame<State, Entry>,
): Rules<State, Entry | Seen | Tick, LevelOutcome, { readonly timed: boolean }> {
  const atLevel = (state: State, level: number): State => ({
    ...state,
    phase: 'showing',
    level,
    ...game.empty,
    ...game.drawn(state, level),
  });

  function legal(state: State, move: Entry | Seen | Tick): boolean {
    if (state.phase === 'over') return false;
    if (isTick(move)) return Number.isInteger(move.ms) && move.ms > 0;
    if (isSeen(move)) return state.phase === 'showing' && !state.timed;
    return state.phase === 'input' && game.enters(state, move);
  }

  function tick(state: State, ms: number): State {
    const later = { ...state, elapsedMs: state.elapsedMs + ms };
    const waits = state.phase === 'right' || (state.phase === 'showing' && state.timed);
    if (!waits) return later;
    if (ms < state.leftMs) return { ...later, leftMs: state.leftMs - ms };
    if (state.phase === 'showing') return { ...later, phase: 'input', leftMs: 0 };
    return atLevel(later, state.level + 1);
  }

  function enter(state: State, entry: Entry): State {
    const { now, verdict } = game.entered(state, entry);
    if (verdict === undefined) return now;
    if (verdict === 'over') return { ...now, phase: 'over' };
    const score = state.score + state.level * game.points;
    return { ...now, score, phase: 'right', leftMs: NEXT_LEVEL_DELAY };
  }

  return {
    setup({ timed }, seed) {
      const round = { timed, phase: 'showing', level: 1, leftMs: 0, elapsedMs: 0, score: 0, seed };
      return atLevel({ ...round, ...game.empty } as unknown as State, 1);
    },
    legal,
    play(state, move) {
      if (!legal(state, move)) return state;
      if (isTick(move)) return tick(state, move.ms);
      if (isSeen(move)) return { ...state, phase: 'input', leftMs: 0 };
      return enter(state, move);
    },
    outcome(state) {
      if (state.phase !== 'over') return undefined;
      const { score, level } = state;
      const timeSeconds = game.timeSeconds(state);
      return { score, timeSeconds, difficulty: levelDifficulty(level), level };
    },
  };
}

const isTick = (move: { readonly kind: string }): move is Tick => move.kind === 'tick';
const isSeen = (move: { readonly kind: string }): move is Seen => move.kind === 'seen';
