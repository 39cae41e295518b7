import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MemoryCards, type MemoryCardsMove, memoryCards } from './memory-cards.ts';
import { checkProperties } from './testing/properties.ts';

const moves: fc.Arbitrary<MemoryCardsMove> = fc.oneof(
  fc.integer({ min: -1, max: 16 }).map((card) => ({ kind: 'flip' as const, card })),
  fc.integer({ min: -1, max: 4_000 }).map((ms) => ({ kind: 'tick' as const, ms })),
  fc.constant({ kind: 'seen' as const }),
);
const flip = (card: number) => ({ kind: 'flip', card }) as const;
const tick = (ms: number) => ({ kind: 'tick', ms }) as const;
const play = (state: MemoryCards, ...played: MemoryCardsMove[]) =>
  played.reduce((at, move) => memoryCards.play(at, move), state);
const placesOf = ({ cards }: MemoryCards, pair: number) =>
  [...cards.keys()].filter((at) => cards[at] === pair);

it('a game of cards keeps its properties: sixteen, each twice, two open at most, pairs found whole', () => {
  checkProperties(memoryCards, fc.record({ timed: fc.boolean() }), moves, (state) => {
    const twice = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((pair) => [pair, pair]);
    expect(state.cards.toSorted((a, b) => a - b)).toEqual(twice);
    expect(state.open.length).toBeLessThanOrEqual(2);
    for (const [at, pair] of state.cards.entries()) {
      const [one = 0, other = 0] = placesOf(state, pair);
      expect(state.found[one]).toBe(state.found[other]);
      if (state.open.includes(at)) expect(state.found[at]).toBe(false);
    }
  });
});

it('a pair stays open for a second, and two that differ are turned back after one and a half', () => {
  const state = memoryCards.setup({ timed: true }, 7);
  const [one = 0, same = 0] = placesOf(state, 0);
  const [other = 0] = placesOf(state, 1);
  const pair = play(state, flip(one), flip(same), tick(999));
  expect(pair.found[one]).toBe(false);
  expect(memoryCards.legal(pair, flip(other))).toBe(false);
  expect(play(pair, tick(1)).found[one]).toBe(true);
  const wrong = play(state, flip(one), flip(other), tick(1_499));
  expect(wrong.open).toHaveLength(2);
  expect(play(wrong, tick(1))).toMatchObject({ open: [], attempts: 1 });
});

it('a finished round has the score of the formula, at the moment of the last pair', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.boolean(),
      fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 8, maxLength: 8 }),
      (seed, timed, waits) => {
        let state = memoryCards.setup({ timed }, seed);
        for (const [pair, wait] of waits.entries()) {
          const [one = 0, other = 0] = placesOf(state, pair);
          state = play(state, tick(wait), flip(one), flip(other), tick(5_000));
        }
        const seconds = Math.floor(
          (waits.reduce((sum, it) => sum + it, 0) + 7 * 5_000 + 1_000) / 1_000,
        );
        expect(memoryCards.outcome(state)).toEqual({
          score: 1_000 + 2 * Math.max(0, 300 - seconds) + 10 * 12,
          timeSeconds: seconds,
          difficulty: 'normal',
        });
      },
    ),
  );
});

it('two cards that differ stay open without hurry until they were looked at, or the next is turned', () => {
  const state = memoryCards.setup({ timed: false }, 7);
  const [one = 0, same = 0] = placesOf(state, 0);
  const [other = 0] = placesOf(state, 1);
  const wrong = play(state, flip(one), flip(other), tick(60_000));
  expect(wrong.open).toEqual([one, other]);
  expect(play(wrong, { kind: 'seen' }).open).toEqual([]);
  expect(play(wrong, flip(same)).open).toEqual([same]);
  const pair = play(state, flip(one), flip(same));
  expect(memoryCards.legal(pair, { kind: 'seen' })).toBe(false);
  expect(play(pair, tick(1_000)).found[one]).toBe(true);
});
