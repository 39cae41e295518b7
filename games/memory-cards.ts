import { MEMORY_CARDS, memoryCardsScore, secondsOf } from './constants.ts';
import { shuffle } from './random.ts';
import type { Rules } from './rules.ts';

export interface MemoryCards {
  /** Which pair lies on each place. */
  readonly cards: readonly number[];
  readonly found: readonly boolean[];
  /** Places of the cards that are face up and not yet found: two at most. */
  readonly open: readonly number[];
  /** Until two open cards stay or turn back. */
  readonly waitMs: number;
  readonly elapsedMs: number;
  readonly attempts: number;
}

export type MemoryCardsMove =
  | { readonly kind: 'flip'; readonly card: number }
  | { readonly kind: 'tick'; readonly ms: number };

export interface MemoryCardsOutcome {
  readonly score: number;
  readonly timeSeconds: number;
  readonly difficulty: 'normal';
}

const isOver = ({ found }: MemoryCards): boolean => found.every(Boolean);

function legal(state: MemoryCards, move: MemoryCardsMove): boolean {
  if (isOver(state)) return false;
  if (move.kind === 'tick') return Number.isInteger(move.ms) && move.ms > 0;
  const { cards, found, open } = state;
  return open.length < 2 && move.card in cards && !found[move.card] && !open.includes(move.card);
}

function flip(state: MemoryCards, card: number): MemoryCards {
  const open = [...state.open, card];
  if (open.length < 2) return { ...state, open };
  const [one = 0, other = 0] = open;
  const isPair = state.cards[one] === state.cards[other];
  const waitMs = isPair ? MEMORY_CARDS.matchDelay : MEMORY_CARDS.mismatchDelay;
  return { ...state, open, waitMs, attempts: state.attempts + 1 };
}

function tick(state: MemoryCards, ms: number): MemoryCards {
  if (state.open.length < 2 || ms < state.waitMs) {
    const waitMs = Math.max(0, state.waitMs - ms);
    return { ...state, waitMs, elapsedMs: state.elapsedMs + ms };
  }
  const [one = 0, other = 0] = state.open;
  const isPair = state.cards[one] === state.cards[other];
  const found = isPair
    ? state.found.map((was, at) => was || at === one || at === other)
    : state.found;
  const settled = { ...state, found, open: [], waitMs: 0 };
  // The clock stops at the moment of the last pair, not at the end of the tick in which it falls.
  const passed = isOver(settled) ? state.waitMs : ms;
  return { ...settled, elapsedMs: state.elapsedMs + passed };
}

/** Eight pairs, face down. */
export const memoryCards: Rules<
  MemoryCards,
  MemoryCardsMove,
  MemoryCardsOutcome,
  Record<never, never>
> = {
  setup(_options, seed) {
    const pairs = Array.from({ length: MEMORY_CARDS.pairs }, (_, pair) => pair);
    const [cards] = shuffle([...pairs, ...pairs], seed);
    const found = cards.map(() => false);
    return { cards, found, open: [], waitMs: 0, elapsedMs: 0, attempts: 0 };
  },
  legal,
  play(state, move) {
    if (!legal(state, move)) return state;
    return move.kind === 'flip' ? flip(state, move.card) : tick(state, move.ms);
  },
  outcome(state) {
    if (!isOver(state)) return undefined;
    const timeSeconds = secondsOf(state.elapsedMs);
    const score = memoryCardsScore(timeSeconds, state.attempts);
    return { score, timeSeconds, difficulty: MEMORY_CARDS.difficulty };
  },
};
