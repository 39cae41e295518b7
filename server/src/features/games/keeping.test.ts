import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../core/ids.ts';
import { ENGINES } from '../../testing/engines.ts';
import { planOf } from '../../testing/query-plan.ts';
import { addUser, enter, openTown, START, type Town } from '../../testing/town.ts';
import { gamesRepo } from './games.repo.ts';

const SUMS = { gameType: 'math', score: 45, timeSeconds: 28, difficulty: 'easy', timed: true };

describe.each(ENGINES)('what came of a round, on %s,', (engine) => {
  let town: Town;
  let user: string;
  let cookies: Record<string, string>;

  beforeAll(async () => {
    town = await openTown(engine);
  });
  afterAll(() => town.close());
  beforeEach(async () => {
    town.at(START);
    user = await addUser(town);
    cookies = await enter(town, user);
  });

  const save = (body: object, key = newId()) =>
    town.ask({
      method: 'POST',
      url: `/api/users/${user}/scores`,
      cookies,
      headers: { 'idempotency-key': key },
      body,
    });
  const read = async (query: string) =>
    (await town.ask({ url: `/api/users/${user}/scores${query}`, cookies })).json;

  it('is kept with its game, points, time, difficulty and whether a clock ran', async () => {
    const { status, json } = await save({ ...SUMS, timed: false, timeSeconds: 95 });
    expect(status).toBe(200);
    expect(json).toMatchObject({ ...SUMS, timed: false, timeSeconds: 95, completedAt: START });
    expect(await read('?limit=5')).toEqual([json]);
    await save({ gameType: 'sudoku', score: 640, timeSeconds: 360, difficulty: 'easy' });
    expect(await read('?limit=1')).toMatchObject([{ gameType: 'sudoku', timed: true }]);
  });

  it('is kept once, however often it is sent', async () => {
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(SUMS, key)));
    expect(new Set(answers.map(({ json }) => json.id))).toEqual(new Set([key]));
    town.pass({ hours: 2 });
    expect((await save({ ...SUMS, score: 50 }, key)).json).toMatchObject({ score: 45 });
    expect(await read('')).toHaveLength(1);
  });

  it('and the key of one person gives nobody the round of another', async () => {
    const key = newId();
    await save(SUMS, key);
    user = await addUser(town);
    cookies = await enter(town, user);
    expect((await save(SUMS, key)).status).toBe(404);
    expect(await read('')).toEqual([]);
  });

  it('stands at the time at which it ended, where it could not be sent at once', async () => {
    expect((await save({ ...SUMS, secondsAgo: 3 * 3600 })).json.completedAt).toBe(
      '2026-11-20T13:05:00.000Z',
    );
    for (const secondsAgo of [-1, 40 * 86_400, 1.5]) {
      expect((await save({ ...SUMS, secondsAgo })).status).toBe(400);
    }
  });

  it('is shown by game, and the best of a game and of a difficulty', async () => {
    for (const score of [15, 50, 30]) await save({ ...SUMS, score });
    await save({ ...SUMS, difficulty: 'hard', score: 120 });
    await save({ gameType: 'puzzle', score: 500, timeSeconds: 200, difficulty: 'easy' });
    const own = await read('?gameType=math&limit=100');
    expect(own.map((it: { score: number }) => it.score).toSorted()).toEqual([120, 15, 30, 50]);
    expect(await read('/best?gameType=math')).toMatchObject({ best: { score: 120 } });
    const easy = await read('/best?gameType=math&difficulty=easy');
    expect(easy).toMatchObject({ best: { score: 50 } });
    expect(await read('/best?gameType=sudoku')).toEqual({ best: null });
  });

  it.each([
    [{ ...SUMS, gameType: 'chess' }],
    [{ ...SUMS, difficulty: 'normal' }],
    [{ ...SUMS, score: 47 }],
    [{ ...SUMS, score: 55 }],
    [{ ...SUMS, score: -5 }],
    [{ ...SUMS, score: '45' }],
    [{ ...SUMS, timeSeconds: 31 }],
    [{ ...SUMS, timeSeconds: 1e9 }],
    [{ gameType: 'memory-cards', score: 999, timeSeconds: 90, difficulty: 'normal' }],
    [{ gameType: 'number-sequence', score: 30, timeSeconds: 90, difficulty: 'easy' }],
    [{ gameType: 'sudoku', score: 3_001, timeSeconds: 9, difficulty: 'hard' }],
    [{}],
  ])('cannot be %j', async (body) => {
    const { status, json } = await save(body);
    expect(status).toBe(400);
    expect(json.error).toMatch(/\.$/);
    expect(await read('')).toEqual([]);
  });

  it('is found by an index, by game and by score', async () => {
    const best = await planOf(town.db, engine, (db) => gamesRepo(db).best(user, 'math'));
    expect(best).toMatch(/scores_by_best/);
    const recent = await planOf(town.db, engine, (db) => gamesRepo(db).recent(user, 5, 'math'));
    expect(recent).toMatch(/scores_by_game/);
  });
});
