import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MATH } from './constants.ts';
import { type MathMove, math, resultOf } from './math.ts';
import { checkProperties } from './testing/properties.ts';

const levels = ['easy', 'medium', 'hard'] as const;
const moves: fc.Arbitrary<MathMove> = fc.oneof(
  fc.integer({ min: -1, max: 30 }).map((option) => ({ kind: 'answer' as const, option })),
  fc.integer({ min: -1, max: 9_000 }).map((ms) => ({ kind: 'tick' as const, ms })),
);
const OPERATORS = { easy: '+−', medium: '+−×', hard: '+−×÷' };

describe.each(levels)('sums (%s)', (level) => {
  it('keep their properties: ten of them, four different options, one right, nothing below nothing or broken', () => {
    checkProperties(
      math,
      fc.record({ level: fc.constant(level), timed: fc.boolean() }),
      moves,
      (state) => {
        expect(state.questions).toHaveLength(10);
        for (const question of state.questions) {
          const right = resultOf(question);
          expect(OPERATORS[level]).toContain(question.operator);
          expect(Number.isInteger(right)).toBe(true);
          expect(right).toBeGreaterThanOrEqual(0);
          expect(new Set(question.options).size).toBe(4);
          expect(question.options.filter((option) => option === right)).toHaveLength(1);
          for (const option of question.options) expect(option).toBeGreaterThanOrEqual(0);
          const terms =
            question.operator === '÷' ? [right, question.right] : [question.left, question.right];
          for (const term of terms) {
            expect(term).toBeGreaterThanOrEqual(1);
            expect(term).toBeLessThanOrEqual(10);
          }
        }
        expect(state.leftMs).toBeGreaterThanOrEqual(0);
      },
    );
  });

  it('end after the tenth with the points of those that were right', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
        (seed, hits) => {
          let state = math.setup({ level, timed: true }, seed);
          for (const [at, hit] of hits.entries()) {
            const question = state.questions[at];
            const option =
              question?.options.find((it) => (it === resultOf(question)) === hit) ?? -1;
            state = math.play(state, { kind: 'answer', option });
          }
          const right = hits.filter(Boolean).length;
          expect(math.outcome(state)).toEqual({
            score: right * MATH.points[level],
            timeSeconds: 0,
            difficulty: level,
            right,
          });
        },
      ),
    );
  });
});

it('sums end after thirty seconds, and without hurry never by the clock', () => {
  const timed = math.setup({ level: 'easy', timed: true }, 1);
  expect(math.outcome(math.play(timed, { kind: 'tick', ms: 29_999 }))).toBeUndefined();
  expect(math.outcome(math.play(timed, { kind: 'tick', ms: 90_000 }))).toMatchObject({
    score: 0,
    timeSeconds: 30,
  });
  const calm = math.setup({ level: 'easy', timed: false }, 1);
  expect(math.outcome(math.play(calm, { kind: 'tick', ms: 90_000 }))).toBeUndefined();
});
