import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MATH, MEMORY_CARDS, memoryCardsScore } from '../games/constants.ts';
import { math } from '../games/math.ts';
import { memoryCards } from '../games/memory-cards.ts';
import { puzzle } from '../games/puzzle.ts';
import { numberSequence, patternMemory, type Sequence } from '../games/sequence.ts';
import { sudoku } from '../games/sudoku.ts';
import { answered, filledIn, matched, playedLevels, slidHome } from '../games/testing/rounds.ts';
import { type VisualMemory, visualMemory } from '../games/visual-memory.ts';
import { difficulty as difficulties, type GameType, gameType, saveScore } from './games.ts';

interface Round {
  readonly score: number;
  readonly timeSeconds: number;
  readonly difficulty: string;
  readonly timed: boolean;
}

const isAdmitted = (kind: GameType, round: Round) =>
  saveScore.body?.safeParse({ ...round, gameType: kind }).success === true;

/** That one point less, or more, cannot be reached. */
function expectBound(kind: GameType, round: Round, beyond: 1 | -1) {
  expect([round, isAdmitted(kind, round)]).toEqual([round, true]);
  for (let by = 1; by <= 60; by += 1) {
    const other = { ...round, score: round.score + by * beyond };
    expect([other, isAdmitted(kind, other)]).toEqual([other, false]);
  }
}

const LEVELS = ['easy', 'medium', 'hard'] as const;
const timed = fc.boolean();
const ms = (most: number) => fc.integer({ min: 1, max: most });

const enterAll = ({ sequence }: Sequence) =>
  sequence.map((symbol) => ({ kind: 'enter', symbol }) as const);
const enterWrong = ({ sequence: [first] }: Sequence) => [
  { kind: 'enter', symbol: first === 1 ? 2 : 1 } as const,
];
const chooseAll = ({ targets }: VisualMemory) =>
  targets.map((cell) => ({ kind: 'choose', cell }) as const);
const chooseWrong = ({ targets }: VisualMemory) => {
  const others = [...Array(16).keys()].filter((cell) => !targets.includes(cell));
  return others.slice(0, targets.length).map((cell) => ({ kind: 'choose', cell }) as const);
};
const sequence = { right: enterAll, wrong: enterWrong };
type Played = { readonly timed: boolean; readonly levels: number };

describe.each([
  ['number-sequence', (given: Played) => playedLevels(numberSequence, sequence, given)],
  ['pattern-memory', (given: Played) => playedLevels(patternMemory, sequence, given)],
  [
    'visual-memory',
    (given: Played) => playedLevels(visualMemory, { right: chooseAll, wrong: chooseWrong }, given),
  ],
] as const)('of %s,', (kind, play) => {
  it.each([true, false])('each of a hundred levels can be kept (against time: %s)', (isTimed) => {
    for (let levels = 0; levels < 100; levels += 1) {
      const round = play({ timed: isTimed, levels });
      expect([round, isAdmitted(kind, round)]).toEqual([round, true]);
    }
  });

  it.each([
    [0, -1],
    [1, 1],
    [2, -1],
    [4, 1],
    [5, -1],
  ] as const)('%i passed levels are an end of what their difficulty admits', (levels, beyond) => {
    const round = play({ timed: true, levels });
    // The steps between two scores of these games are its points: any other number is nobody's.
    expectBound(kind, round, beyond);
  });
});

describe('of memory-cards,', () => {
  const play = (given: Parameters<typeof matched>[1]) => matched(memoryCards, given);

  it('every round that was played can be kept', () => {
    const given = fc.record({ timed, mistakes: fc.nat({ max: 40 }), restMs: ms(600_000) });
    fc.assert(fc.property(given, (it) => isAdmitted('memory-cards', play(it))));
  });

  it('the slowest has the least, and the formula gives no more than to eight pairs at once', () => {
    const slow = play({ timed: false, mistakes: 20, restMs: 400_000 });
    expectBound('memory-cards', slow, -1);
    const score = memoryCardsScore(0, MEMORY_CARDS.pairs);
    expectBound('memory-cards', { ...slow, score, timeSeconds: 0 }, 1);
  });
});

describe.each(LEVELS)('of a sudoku, %s,', (level) => {
  const board = sudoku.setup({ level, timed: true }, 1);
  const play = (after: number, isTimed = true) =>
    filledIn(sudoku, { ...board, timed: isTimed }, after);

  it('every round that was played can be kept', () => {
    fc.assert(
      fc.property(ms(1_200_000), timed, (after, isTimed) =>
        isAdmitted('sudoku', play(after, isTimed)),
      ),
      { numRuns: 50 },
    );
  });

  it('the fastest and the slowest are the ends', () => {
    expectBound('sudoku', play(1), 1);
    expectBound('sudoku', play(900_000), -1);
  });
});

describe.each(LEVELS)('of a puzzle, %s,', (level) => {
  const start = puzzle.setup({ level, timed: true }, 1);
  const play = (moves: number, after: number, isTimed = true) =>
    slidHome(puzzle, { ...start, timed: isTimed }, { moves, ms: after });

  it('every round that was played can be kept', () => {
    const moves = fc.integer({ min: 1, max: 150 });
    fc.assert(
      fc.property(moves, ms(1_200_000), timed, (made, after, isTimed) =>
        isAdmitted('puzzle', play(made, after, isTimed)),
      ),
    );
  });

  it('one move and ever so many are the ends', () => {
    expectBound('puzzle', play(1, 1), 1);
    expectBound('puzzle', play(120, 1), -1);
  });
});

describe.each(LEVELS)('of sums, %s,', (level) => {
  const play = (isTimed: boolean, answers: Parameters<typeof answered>[2], seed = 1) =>
    answered(math, math.setup({ level, timed: isTimed }, seed), answers);
  const all = (isRight: boolean, after = 1) =>
    Array.from({ length: MATH.questions }, () => ({ isRight, ms: after }));

  it('every round that was played can be kept', () => {
    const answer = fc.record({ isRight: fc.boolean(), ms: ms(9_000) });
    const answers = fc.array(answer, { minLength: MATH.questions, maxLength: MATH.questions });
    fc.assert(
      fc.property(timed, answers, fc.integer(), (isTimed, given, seed) =>
        isAdmitted('math', play(isTimed, given, seed)),
      ),
    );
  });

  it('all right and none are the ends, and nobody is longer at it than the clock allows', () => {
    expectBound('math', play(true, all(true)), 1);
    expectBound('math', play(true, all(false)), -1);
    const late = play(true, all(true, 4_000));
    expect(late.timeSeconds).toBe(30);
    expect(isAdmitted('math', { ...late, timeSeconds: 31 })).toBe(false);
    expect(isAdmitted('math', { ...late, timeSeconds: 31, timed: false })).toBe(true);
  });
});

it('a game keeps nothing at a difficulty that it does not have', () => {
  const kept = gameType.options.map((kind) => [
    kind,
    difficulties.options.filter((difficulty) =>
      [...Array(3_001).keys()].some((score) =>
        isAdmitted(kind, { score, difficulty, timeSeconds: 0, timed: true }),
      ),
    ),
  ]);
  const byLevel = ['easy', 'normal', 'hard'];
  expect(Object.fromEntries(kept)).toEqual({
    'memory-cards': ['normal'],
    'number-sequence': byLevel,
    'pattern-memory': byLevel,
    'visual-memory': byLevel,
    sudoku: LEVELS,
    puzzle: LEVELS,
    math: LEVELS,
  });
});
