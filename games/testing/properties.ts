import fc from 'fast-check';
import { expect } from 'vitest';
import type { Rules } from '../rules.ts';

/** Time that goes by, or does not. */
export const ticks = fc
  .integer({ min: -1, max: 5_000 })
  .map((ms) => ({ kind: 'tick' as const, ms }));

/** What a person chooses before a round of a level: with a clock or without. */
export const optionsOf = <Level>(level: Level) =>
  fc.record({ level: fc.constant(level), timed: fc.boolean() });

/**
 * What holds of every game: the same seed gives the same round, a move that is not legal changes nothing, a state
 * survives being written down, and a round that is over takes no more moves.
 * @param invariant throws where a state that was reached must not be.
 */
export function checkProperties<State, Move, Outcome, Options>(
  rules: Rules<State, Move, Outcome, Options>,
  options: fc.Arbitrary<Options>,
  moves: fc.Arbitrary<Move>,
  invariant: (state: State, before: State | undefined) => void,
  numRuns = 300,
): void {
  const seeds = fc.integer();
  fc.assert(
    fc.property(options, seeds, fc.array(moves, { maxLength: 60 }), (given, seed, played) => {
      let state = rules.setup(given, seed);
      expect(rules.setup(given, seed)).toEqual(state);
      invariant(state, undefined);
      for (const move of played) {
        const written = JSON.stringify(state);
        const next = rules.play(state, move);
        expect(JSON.stringify(state)).toBe(written);
        if (!rules.legal(state, move)) expect(next).toBe(state);
        if (rules.outcome(state) !== undefined) expect(rules.legal(state, move)).toBe(false);
        invariant(next, state);
        state = JSON.parse(JSON.stringify(next));
      }
    }),
    { numRuns },
  );
}
