import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkProperties } from './testing/properties.ts';
import { type VisualMemory, type VisualMemoryMove, visualMemory } from './visual-memory.ts';

const moves: fc.Arbitrary<VisualMemoryMove> = fc.oneof(
  fc.integer({ min: -1, max: 16 }).map((cell) => ({ kind: 'choose' as const, cell })),
  fc.constant({ kind: 'seen' as const }),
  fc.integer({ min: -1, max: 12_000 }).map((ms) => ({ kind: 'tick' as const, ms })),
);
const tick = (ms: number) => ({ kind: 'tick', ms }) as const;
const choose = (state: VisualMemory, cells: readonly number[]) =>
  cells.reduce((at, cell) => visualMemory.play(at, { kind: 'choose', cell }), state);
const shown = (state: VisualMemory) => visualMemory.play(state, tick((3 + state.level) * 1_000));

it('a pattern keeps its properties: different cells of the board, as many as the level says', () => {
  checkProperties(visualMemory, fc.record({ timed: fc.boolean() }), moves, (state) => {
    expect(new Set(state.targets).size).toBe(Math.min(2 + state.level, 8));
    for (const cell of [...state.targets, ...state.chosen]) {
      expect(cell).toBeGreaterThanOrEqual(0);
      expect(cell).toBeLessThan(16);
    }
    expect(new Set(state.chosen).size).toBe(state.chosen.length);
    expect(state.chosen.length).toBeLessThanOrEqual(state.targets.length);
  });
});

it('a pattern is shown for three seconds and one more for each level', () => {
  const state = visualMemory.setup({ timed: true }, 3);
  expect(visualMemory.play(state, tick(3_999)).phase).toBe('showing');
  expect(shown(state).phase).toBe('input');
  const calm = visualMemory.setup({ timed: false }, 3);
  expect(visualMemory.play(calm, tick(60_000)).phase).toBe('showing');
  expect(visualMemory.play(calm, { kind: 'seen' }).phase).toBe('input');
});

it('a wrong cell is judged only when as many are chosen as there were', () => {
  const state = shown(visualMemory.setup({ timed: true }, 3));
  const wrong = [...Array(16).keys()].find((cell) => !state.targets.includes(cell)) ?? 0;
  const [one = 0, two = 0] = state.targets;
  expect(choose(state, [wrong, one]).phase).toBe('input');
  expect(visualMemory.outcome(choose(state, [wrong, one, two]))).toEqual({
    score: 0,
    timeSeconds: 4,
    difficulty: 'easy',
    level: 1,
  });
});

it('a round of visual memory ends with the points of all levels that were passed', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 9 }), (seed, levels) => {
      let state = visualMemory.setup({ timed: true }, seed);
      for (let level = 1; level <= levels; level += 1) {
        const right = choose(shown(state), state.targets);
        expect(right.phase).toBe('right');
        state = visualMemory.play(right, tick(1_500));
      }
      const others = [...Array(16).keys()].filter((cell) => !state.targets.includes(cell));
      const over = choose(shown(state), others.slice(0, state.targets.length));
      expect(visualMemory.outcome(over)?.score).toBe(10 * levels * (levels + 1));
    }),
  );
});
