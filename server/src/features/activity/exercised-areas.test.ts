import { AREAS, area } from '@encina/contract/areas';
import { gameType } from '@encina/contract/games';
import { describe, expect, it } from 'vitest';
import { exercisedAreas, type Round } from './exercised-areas.ts';

const [LONG_AGO, BEFORE, FROM] = ['2026-09-01', '2026-11-07', '2026-11-14'];
const played = (game_type: string, day: string, ...scores: number[]): Round[] =>
  scores.map((score) => ({
    game_type,
    difficulty: 'easy',
    timed: 1,
    score,
    completed_at: `${day}T10:00`,
  }));
const of = (rounds: readonly Round[], name: string) =>
  exercisedAreas(rounds, BEFORE, FROM).find((it) => it.area === name);

describe('the areas that a person exercised', () => {
  it('are all of them, always in the same order, also for who has not played', () => {
    const none = exercisedAreas([], BEFORE, FROM);
    expect(none.map((it) => it.area)).toEqual(area.options);
    expect(none.every((it) => it.times === 0 && it.trend === null)).toBe(true);
    const much = exercisedAreas(played('math', FROM, 1, 2, 3, 4), BEFORE, FROM);
    expect(much.map((it) => it.area)).toEqual(area.options);
  });

  it('count every round in each area that its game exercises, now and right before', () => {
    const rounds = [
      ...played('visual-memory', FROM, 20, 20),
      ...played('memory-cards', FROM, 1200),
      ...played('memory-cards', BEFORE, 1200, 1100),
      ...played('memory-cards', LONG_AGO, 1000),
    ];
    expect(of(rounds, 'memoria')).toMatchObject({ times: 3, timesBefore: 2 });
    expect(of(rounds, 'visoespacial')).toMatchObject({ times: 2, timesBefore: 0 });
    expect(of(rounds, 'cálculo')).toMatchObject({ times: 0, timesBefore: 0 });
  });

  it('say nothing of a trend while there are too few rounds, now or in the past', () => {
    const now = played('math', FROM, 50, 50, 50);
    expect(of([...now, ...played('math', LONG_AGO, 20, 20)], 'cálculo')?.trend).toBeNull();
    const past = played('math', LONG_AGO, 20, 20, 20);
    expect(of([...past, ...played('math', FROM, 50, 50)], 'cálculo')?.trend).toBeNull();
    expect(of([...past, ...now], 'cálculo')?.trend).toBe('up');
  });

  it('compare only the same game at the same level, both with the clock or both without', () => {
    const hard = played('math', FROM, 150, 150, 150).map((it) => ({ ...it, difficulty: 'hard' }));
    expect(of([...hard, ...played('math', LONG_AGO, 50, 50, 50)], 'cálculo')?.trend).toBeNull();
    const unhurried = hard.map((it) => ({ ...it, difficulty: 'easy', timed: 0 }));
    expect(
      of([...unhurried, ...played('math', LONG_AGO, 50, 50, 50)], 'cálculo')?.trend,
    ).toBeNull();
    const mixed = [
      ...played('memory-cards', FROM, 1000, 1000, 1000),
      ...played('number-sequence', LONG_AGO, 10, 10, 10),
    ];
    expect(of(mixed, 'memoria')?.trend).toBeNull();
  });

  it.each([
    [[40, 50, 60], [50, 50, 50], 'same'],
    [[54, 54, 54], [50, 50, 50], 'same'],
    [[60, 60, 60], [50, 50, 50], 'up'],
    [[40, 40, 40], [50, 50, 50], 'down'],
    [[0, 0, 0], [0, 0, 0], 'same'],
    [[50, 50, 50, 900], [50, 50, 50, 50], 'same'],
  ] as const)('turn %j after %j into the trend %s', (now, past, expected) => {
    const rounds = [...played('math', FROM, ...now), ...played('math', LONG_AGO, ...past)];
    expect(of(rounds, 'cálculo')?.trend).toBe(expected);
  });

  it('are known for every game there is, and every area has a game', () => {
    expect(Object.keys(AREAS).toSorted()).toEqual(gameType.options.toSorted());
    expect(new Set(Object.values(AREAS).flat())).toEqual(new Set(area.options));
  });
});
