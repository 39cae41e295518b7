import { MEMORY_CARDS, memoryCardsScore, secondsOf } from './constants.ts';
import { shuffle } from './random.ts';
import type { Result, Rules, Tick } from './rules.ts';

export interface MemoryCards {
  /** False: two that do not match stay open until they have been looked at. */
  readonly timed: boolean;
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
  /** "Ya lo he visto": two that do not match turn back, where nothing counts down. */
  | { readonly kind: 'seen' }
  | Tick;

export type MemoryCardsOutcome = Result<'normal'>;

const isOver = ({ found }: MemoryCards): boolean => found.every(Boolean);

const isPairOpen = ({ cards, open: [one = 0, other = 0] }: MemoryCards): boolean =>
  cards[one] === cards[other];

/** Two that do not match lie open, for as long as the player wants. */
const isLookedAt = (state: MemoryCards): boolean =>
  !state.timed && state.open.length === 2 && !isPairOpen(state);

function legal(state: MemoryCards, move: MemoryCardsMove): boolean {
  if (isOver(state)) return false;
  if (move.kind === 'tick') return Number.isInteger(move.ms) && move.ms > 0;
  if (move.kind === 'seen') return isLookedAt(state);
  const { cards, found, open } = state;
  const mayOpen = open.length < 2 || isLookedAt(state);
  return mayOpen && move.card in cards && !found[move.card] && !open.includes(move.card);
}

function flip(state: MemoryCards, card: number): MemoryCards {
  const open = state.open.length === 2 ? [card] : [...state.open, card];
  if (open.length < 2) return { ...state, open };
  const opened = { ...state, open, attempts: state.attempts + 1 };
  const { matchDelay, mismatchDelay } = MEMORY_CARDS;
  return { ...opened, waitMs: isPairOpen(opened) ? matchDelay : mismatchDelay };
}

function tick(state: MemoryCards, ms: number): MemoryCards {
  if (isLookedAt(state)) return { ...state, elapsedMs: state.elapsedMs + ms };
  if (state.open.length < 2 || ms < state.waitMs) {
    const waitMs = Math.max(0, state.waitMs - ms);
    return { ...state, waitMs, elapsedMs: state.elapsedMs + ms };
  }
  const [one = 0, other = 0] = state.open;
  const isPair = isPairOpen(state);
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
  { readonly timed: boolean }
> = {
  setup({ timed }, seed) {
    const pairs = Array.from({ length: MEMORY_CARDS.pairs }, (_, pair) => pair);
    const [cards] = shuffle([...pairs, ...pairs], seed);
    const found = cards.map(() => false);
    return { timed, cards, found, open: [], waitMs: 0, elapsedMs: 0, attempts: 0 };
  },
  legal,
  play(state, move) {
    if (!legal(state, move)) return state;
    if (move.kind === 'seen') return { ...state, open: [], waitMs: 0 };
    return move.kind === 'flip' ? flip(state, move.card) : tick(state, move.ms);
  },
  outcome(state) {
    if (!isOver(state)) return undefined;
    const timeSeconds = secondsOf(state.elapsedMs);
    const score = memoryCardsScore(timeSeconds, state.attempts);
    return { score, timeSeconds, difficulty: MEMORY_CARDS.difficulty };
  },
};
