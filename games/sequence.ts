import {
  NUMBER_SEQUENCE,
  numberSequenceTime,
  PATTERN_MEMORY,
  secondsOf,
  sequenceLength,
} from './constants.ts';
import { type LevelOutcome, type LevelRound, levelRules, type Seen } from './levels.ts';
import { nextInt, type Seed } from './random.ts';
import type { Tick } from './rules.ts';

export interface Sequence extends LevelRound {
  /** Symbols from 1 on. */
  readonly sequence: readonly number[];
  readonly entered: readonly number[];
}

interface Enter {
  readonly kind: 'enter';
  readonly symbol: number;
}
export type SequenceMove = Enter | Seen | Tick;

export type SequenceOutcome = LevelOutcome;

interface Kind {
  readonly symbols: number;
  readonly display: number;
  readonly points: number;
  readonly timeSeconds: (state: Sequence) => number;
}

function symbolsOf(kind: Kind, level: number, seed: Seed): Pick<Sequence, 'sequence' | 'seed'> {
  const sequence: number[] = [];
  let at = seed;
  while (sequence.length < sequenceLength(level)) {
    const [symbol, next] = nextInt(at, kind.symbols);
    sequence.push(symbol + 1);
    at = next;
  }
  return { sequence, seed: at };
}

const sequenceRules = (kind: Kind) =>
  levelRules<Sequence, Enter>({
    empty: { sequence: [], entered: [] },
    drawn: ({ seed }, level) => ({ ...symbolsOf(kind, level, seed), leftMs: kind.display }),
    enters: (_, { symbol }) => Number.isInteger(symbol) && symbol >= 1 && symbol <= kind.symbols,
    entered(state, { symbol }) {
      const now = { ...state, entered: [...state.entered, symbol] };
      if (symbol !== state.sequence[state.entered.length]) return { now, verdict: 'over' };
      return now.entered.length < state.sequence.length ? { now } : { now, verdict: 'right' };
    },
    points: kind.points,
    timeSeconds: kind.timeSeconds,
  });

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
