import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge, levelFor, type PlayedRound, todaysGames } from './today.ts';

const GAMES = [
  { gameType: 'cards', area: 'memoria', minutes: 3 },
  { gameType: 'numbers', area: 'memoria', minutes: 3 },
  { gameType: 'colours', area: 'atención', minutes: 3 },
  { gameType: 'sudoku', area: 'razonamiento', minutes: { easy: 4, medium: 7, hard: 20 } },
  { gameType: 'puzzle', area: 'visoespacial', minutes: { easy: 4, medium: 7, hard: 12 } },
  { gameType: 'math', area: 'cálculo', minutes: 2 },
] as const;

const round = (
  gameType: string,
  daysAgo: number,
  more: Partial<PlayedRound> = {},
): PlayedRound => ({
  gameType,
  daysAgo,
  difficulty: 'easy',
  score: 30,
  timeSeconds: 300,
  timed: true,
  ...more,
});
const sums = (right: number, difficulty: 'easy' | 'medium' | 'hard', timed = true) =>
  round('math', 1, {
    difficulty,
    score: right * { easy: 5, medium: 10, hard: 15 }[difficulty],
    timed,
  });
const names = (rounds: readonly PlayedRound[]) =>
  todaysGames(GAMES, rounds).map(({ gameType }) => gameType);

describe("today's games", () => {
  it('are three of different areas, for somebody who never played', () => {
    expect(names([])).toEqual(['cards', 'colours', 'sudoku']);
  });

  it('are those that rested longest', () => {
    const yesterday = ['cards', 'colours', 'sudoku'].map((game) => round(game, 1));
    expect(names(yesterday)).toEqual(['numbers', 'puzzle', 'math']);
    const all = GAMES.map(({ gameType }, at) => round(gameType, at + 1));
    expect(names(all.toReversed())).toEqual(['math', 'puzzle', 'sudoku']);
  });

  it('stay the same while they are played', () => {
    const before = [round('math', 2), round('cards', 3)];
    const proposed = names(before);
    const today = proposed.map((game) => round(game, 0));
    expect(names([...today, ...before])).toEqual(proposed);
  });

  it('are three of three areas and take eight to twelve minutes, whatever was played', () => {
    const played = fc.record({
      gameType: fc.constantFrom(...GAMES.map(({ gameType }) => gameType)),
      daysAgo: fc.integer({ min: 0, max: 40 }),
      difficulty: fc.constantFrom('easy', 'normal', 'medium', 'hard'),
      score: fc.integer({ min: 0, max: 3_000 }),
      timeSeconds: fc.integer({ min: 1, max: 4_000 }),
      timed: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(played), (rounds) => {
        const newestFirst = rounds.toSorted((a, b) => a.daysAgo - b.daysAgo);
        const session = todaysGames(GAMES, newestFirst);
        expect(session).toHaveLength(3);
        expect(new Set(session.map(({ area }) => area)).size).toBe(3);
        const minutes = session.reduce((sum, it) => sum + it.minutes, 0);
        expect(minutes).toBeGreaterThanOrEqual(8);
        expect(minutes).toBeLessThanOrEqual(12);
        for (const { gameType, level } of session) {
          expect(level === undefined).toBe(!['sudoku', 'puzzle'].includes(gameType));
        }
      }),
    );
  });
});

describe('the level', () => {
  it('is easy for a beginner, goes up after two good rounds and down after two poor ones', () => {
    expect(levelFor([])).toBe('easy');
    expect(levelFor([sums(9, 'easy')])).toBe('easy');
    expect(levelFor([sums(9, 'easy'), sums(8, 'easy')])).toBe('medium');
    expect(levelFor([sums(3, 'medium'), sums(2, 'medium')])).toBe('easy');
    expect(levelFor([sums(6, 'medium'), sums(10, 'medium')])).toBe('medium');
    expect(levelFor([sums(10, 'hard'), sums(10, 'hard')])).toBe('hard');
    expect(levelFor([sums(0, 'easy'), sums(0, 'easy')])).toBe('easy');
  });

  it('asks for two rounds at the same level', () => {
    expect(levelFor([sums(9, 'medium'), sums(9, 'easy')])).toBe('medium');
  });

  it('never goes down because somebody without hurry took her time', () => {
    const slow = (timed: boolean) =>
      round('sudoku', 1, { difficulty: 'medium', timeSeconds: 2_000, score: 200, timed });
    expect(judge(slow(true))).toBe('poor');
    expect(judge(slow(false))).toBe('fair');
    expect(levelFor([slow(false), slow(false)])).toBe('medium');
    const moved = (timed: boolean) => round('puzzle', 1, { score: 100, timed });
    expect(judge(moved(true))).toBe('poor');
    expect(judge(moved(false))).toBe('fair');
    expect(judge(round('puzzle', 1, { score: 700 }))).toBe('good');
  });
});
