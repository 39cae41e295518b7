import { MEMORY_CARDS } from '../constants.ts';
import type { math } from '../math.ts';
import { resultOf } from '../math.ts';
import type { memoryCards } from '../memory-cards.ts';
import type { puzzle } from '../puzzle.ts';
import type { Rules, Tick } from '../rules.ts';
import type { sudoku } from '../sudoku.ts';
import { solve } from './solve.ts';

type StateOf<R> = R extends { setup: (...given: never) => infer State } ? State : never;
type Seen = { readonly kind: 'seen' };

const tick = (ms: number): Tick => ({ kind: 'tick', ms });

/** What came of a round that is over, with whether anything counted down. */
function ended<State extends { readonly timed: boolean }, Outcome>(
  rules: Pick<Rules<State, never, Outcome, never>, 'outcome'>,
  state: State,
) {
  const outcome = rules.outcome(state);
  if (!outcome) throw new Error('the round goes on');
  return { ...outcome, timed: state.timed };
}

interface Levelled {
  readonly timed: boolean;
  readonly leftMs: number;
}

/** So many levels of a game that has them, and then a wrong one. */
export function playedLevels<State extends Levelled, Move, Outcome>(
  rules: Rules<State, Move | Tick | Seen, Outcome, { readonly timed: boolean }>,
  moves: { readonly right: (state: State) => Move[]; readonly wrong: (state: State) => Move[] },
  { timed, levels }: { readonly timed: boolean; readonly levels: number },
) {
  const all = (state: State, made: readonly Move[]) => made.reduce(rules.play, state);
  const seen = (state: State) =>
    rules.play(state, timed ? tick(state.leftMs) : { kind: 'seen' as const });
  let state = rules.setup({ timed }, levels);
  for (let passed = 0; passed < levels; passed += 1) {
    const shown = seen(state);
    const right = all(shown, moves.right(shown));
    state = rules.play(right, tick(right.leftMs));
  }
  const shown = seen(state);
  return ended(rules, all(shown, moves.wrong(shown)));
}

/** All pairs found, after so many that did not match and so long a rest. */
export function matched(
  rules: typeof memoryCards,
  given: { readonly timed: boolean; readonly mistakes: number; readonly restMs: number },
) {
  let state = rules.setup(given, given.mistakes);
  const open = (card: number, other: number) => {
    for (const it of [card, other]) state = rules.play(state, { kind: 'flip', card: it });
    const isKept = state.cards[card] === state.cards[other] || state.timed;
    state = rules.play(state, isKept ? tick(state.waitMs) : { kind: 'seen' });
  };
  state = rules.play(state, tick(given.restMs));
  const other = state.cards.findIndex((pair) => pair !== state.cards[0]);
  for (let made = 0; made < given.mistakes; made += 1) open(0, other);
  for (let pair = 0; pair < MEMORY_CARDS.pairs; pair += 1) {
    open(state.cards.indexOf(pair), state.cards.lastIndexOf(pair));
  }
  return ended(rules, state);
}

/** Filled in after so long; the board may be used again, since making one takes its time. */
export function filledIn(rules: typeof sudoku, board: StateOf<typeof sudoku>, ms: number) {
  const solved = solve(board.level, board.given);
  const filled = solved.reduce(
    (state, digit, cell) => rules.play(state, { kind: 'set', cell, digit }),
    rules.play(board, tick(ms)),
  );
  return ended(rules, filled);
}

/** The last tile goes home, after so many moves and so long. */
export function slidHome(
  rules: typeof puzzle,
  start: StateOf<typeof puzzle>,
  { moves, ms }: { readonly moves: number; readonly ms: number },
) {
  const last = start.tiles.length - 1;
  const tiles = start.tiles.map((_, place) => (place < last - 1 ? place + 1 : 0));
  const before = { ...start, tiles: tiles.with(last, last), moves: moves - 1 };
  const waited = rules.play(before, tick(ms));
  return ended(rules, rules.play(waited, { kind: 'slide', place: last }));
}

/** Sums answered right or wrong, each after so long, until all are done or the time is up. */
export function answered(
  rules: typeof math,
  start: StateOf<typeof math>,
  answers: readonly { readonly isRight: boolean; readonly ms: number }[],
) {
  let state = start;
  for (const [at, { isRight, ms }] of answers.entries()) {
    const question = state.questions[at];
    if (!question) break;
    state = rules.play(state, tick(ms));
    const option = question.options.find((it) => (it === resultOf(question)) === isRight);
    state = rules.play(state, { kind: 'answer', option: option ?? -1 });
  }
  return ended(rules, state);
}
