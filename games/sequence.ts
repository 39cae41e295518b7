import {
  levelDifficulty,
  NEXT_LEVEL_DELAY,
  NUMBER_SEQUENCE,
  numberSequenceTime,
  PATTERN_MEMORY,
  secondsOf,
  sequenceLength,
} from './constants.ts';
import type { LevelOutcome, LevelRound, Seen } from './levels.ts';
import { nextInt, type Seed } from './random.ts';
import type { Rules, Tick } from './rules.ts';

export interface Sequence extends LevelRound {
  /** Symbols from 1 on. */
  readonly sequence: readonly number[];
  readonly entered: readonly number[];
}

export type SequenceMove = { readonly kind: 'enter'; readonly symbol: number } | Seen | Tick;

export type SequenceOutcome = LevelOutcome;

export interface SequenceOptions {
  readonly timed: boolean;
}

interface Kind {
  readonly symbols: number;
  readonly display: number;
  readonly points: number;
  readonly timeSeconds: (state: Sequence) => number;
}

function drawn({ symbols }: Kind, level: number, seed: Seed): readonly [readonly number[], Seed] {
  const sequence: number[] = [];
  let at = seed;
  while (sequence.length < sequenceLength(level)) {
    const [symbol, next] = nextInt(at, symbols);
    sequence.push(symbol + 1);
    at = next;
  }
  return [sequence, at];
}

function legal({ symbols }: Kind, { phase, timed }: Sequence, move: SequenceMove): boolean {
  if (phase === 'over') return false;
  if (move.kind === 'tick') return Number.isInteger(move.ms) && move.ms > 0;
  if (move.kind === 'seen') return phase === 'showing' && !timed;
  return (
    phase === 'input' && Number.isInteger(move.symbol) && move.symbol >= 1 && move.symbol <= symbols
  );
}

function atLevel(kind: Kind, state: Sequence, level: number): Sequence {
  const [sequence, seed] = drawn(kind, level, state.seed);
  return { ...state, phase: 'showing', level, sequence, entered: [], leftMs: kind.display, seed };
}

function enter(kind: Kind, state: Sequence, symbol: number): Sequence {
  const entered = [...state.entered, symbol];
  if (symbol !== state.sequence[entered.length - 1]) return { ...state, entered, phase: 'over' };
  if (entered.length < state.sequence.length) return { ...state, entered };
  const score = state.score + state.level * kind.points;
  return { ...state, entered, score, phase: 'right', leftMs: NEXT_LEVEL_DELAY };
}

function tick(kind: Kind, state: Sequence, ms: number): Sequence {
  const later = { ...state, elapsedMs: state.elapsedMs + ms };
  const waits = state.phase === 'right' || (state.phase === 'showing' && state.timed);
  if (!waits) return later;
  if (ms < state.leftMs) return { ...later, leftMs: state.leftMs - ms };
  if (state.phase === 'showing') return { ...later, phase: 'input', leftMs: 0 };
  return atLevel(kind, later, state.level + 1);
}

function sequenceRules(
  kind: Kind,
): Rules<Sequence, SequenceMove, SequenceOutcome, SequenceOptions> {
  return {
    setup({ timed }, seed) {
      const empty = { timed, phase: 'showing', level: 1, entered: [], elapsedMs: 0 } as const;
      return atLevel(kind, { ...empty, sequence: [], leftMs: 0, score: 0, seed }, 1);
    },
    legal: (state, move) => legal(kind, state, move),
    play(state, move) {
      if (!legal(kind, state, move)) return state;
      if (move.kind === 'tick') return tick(kind, state, move.ms);
      if (move.kind === 'seen') return { ...state, phase: 'input', leftMs: 0 };
      return enter(kind, state, move.symbol);
    },
    outcome(state) {
      if (state.phase !== 'over') return undefined;
      const { score, level } = state;
      const timeSeconds = kind.timeSeconds(state);
      return { score, timeSeconds, difficulty: levelDifficulty(level), level };
    },
  };
}

/** Digits to be remembered and entered in their order. */
export const numberSequence = sequenceRules({
  ...NUMBER_SEQUENCE,
  timeSeconds: ({ sequence }) => numberSequenceTime(sequence.length),
});

/** Colours with a shape and a name, to be remembered in their order. */
export const patternMemory = sequenceRules({
  ...PATTERN_MEMORY,
  timeSeconds: ({ elapsedMs }) => secondsOf(elapsedMs),
});
