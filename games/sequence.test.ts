import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberSequence, patternMemory, type Sequence, type SequenceMove } from './sequence.ts';
import { checkProperties } from './testing/properties.ts';

const moves: fc.Arbitrary<SequenceMove> = fc.oneof(
  fc.integer({ min: 0, max: 10 }).map((symbol) => ({ kind: 'enter' as const, symbol })),
  fc.constant({ kind: 'seen' as const }),
  fc.integer({ min: -1, max: 5_000 }).map((ms) => ({ kind: 'tick' as const, ms })),
);
const tick = (ms: number) => ({ kind: 'tick', ms }) as const;

describe.each([
  ['numbers', numberSequence, 9, 3_000, 10],
  ['colours', patternMemory, 6, 4_000, 15],
] as const)('a round of %s', (_, rules, symbols, display, points) => {
  const passLevel = (state: Sequence): Sequence => {
    const shown = rules.play(state, tick(display));
    return shown.sequence.reduce((at, symbol) => rules.play(at, { kind: 'enter', symbol }), shown);
  };

  it('keeps its properties: length by level, symbols that exist, what was entered was right', () => {
    checkProperties(rules, fc.record({ timed: fc.boolean() }), moves, (state) => {
      expect(state.sequence).toHaveLength(2 + state.level);
      for (const symbol of state.sequence) {
        expect(symbol).toBeGreaterThanOrEqual(1);
        expect(symbol).toBeLessThanOrEqual(symbols);
      }
      const wrongAt = state.entered.findIndex((it, at) => it !== state.sequence[at]);
      expect(wrongAt === -1).toBe(state.phase !== 'over');
    });
  });

  it('shows a sequence for its time, takes it, and begins the next level after a second and a half', () => {
    const state = rules.setup({ timed: true }, 5);
    expect(rules.play(state, tick(display - 1)).phase).toBe('showing');
    expect(rules.play(state, { kind: 'seen' })).toBe(state);
    const right = passLevel(state);
    expect(right).toMatchObject({ phase: 'right', score: points, level: 1 });
    expect(rules.play(right, tick(1_499)).phase).toBe('right');
    expect(rules.play(right, tick(1_500))).toMatchObject({
      phase: 'showing',
      level: 2,
      entered: [],
    });
  });

  it('keeps a sequence in sight without hurry until it was seen', () => {
    const state = rules.setup({ timed: false }, 5);
    expect(rules.play(state, tick(600_000)).phase).toBe('showing');
    expect(rules.play(state, { kind: 'seen' }).phase).toBe('input');
  });

  it('ends with the points of all levels that were passed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 9 }), (seed, levels) => {
        let state = rules.setup({ timed: true }, seed);
        for (let level = 1; level <= levels; level += 1) {
          state = rules.play(passLevel(state), tick(1_500));
        }
        const shown = rules.play(state, tick(display));
        const wrong = ((shown.sequence[0] ?? 1) % symbols) + 1;
        const outcome = rules.outcome(rules.play(shown, { kind: 'enter', symbol: wrong }));
        const difficulties = ['easy', 'easy', 'normal', 'normal', 'normal'];
        expect(outcome).toMatchObject({
          score: (points * levels * (levels + 1)) / 2,
          difficulty: difficulties[levels] ?? 'hard',
          level: levels + 1,
        });
      }),
    );
  });
});

it('a round of numbers saves the time that the product says: length × 1500 + 5000', () => {
  const shown = numberSequence.play(numberSequence.setup({ timed: true }, 5), tick(3_000));
  const wrong = ((shown.sequence[0] ?? 1) % 9) + 1;
  const over = numberSequence.play(shown, { kind: 'enter', symbol: wrong });
  expect(numberSequence.outcome(over)?.timeSeconds).toBe(3 * 1_500 + 5_000);
});
