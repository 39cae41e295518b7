import { expect } from 'vitest';
import { newId } from '../../core/ids.ts';
import { addPerson, type Person } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { planOf } from '../../testing/query-plan.ts';
import { START } from '../../testing/town.ts';
import { gamesRepo } from './games.repo.ts';

const SUMS = { gameType: 'math', score: 45, timeSeconds: 28, difficulty: 'easy', timed: true };

function roundsOf(person: Person) {
  const save = (body: object, key = newId()) =>
    person.ask({
      method: 'POST',
      url: `${person.url}/scores`,
      headers: { 'idempotency-key': key },
      body,
    });
  const read = async (query: string) =>
    (await person.ask({ url: `${person.url}/scores${query}` })).json;
  return { save, read };
}

onBothEngines('the result of a round', (base) => {
  const it = base.extend('rounds', ({ person }) => roundsOf(person));

  it('is kept with its game, points, time, difficulty and whether a clock ran', async ({
    rounds,
  }) => {
    const { status, json } = await rounds.save({ ...SUMS, timed: false, timeSeconds: 95 });
    expect(status).toBe(200);
    expect(json).toMatchObject({ ...SUMS, timed: false, timeSeconds: 95, completedAt: START });
    expect(await rounds.read('?limit=5')).toEqual([json]);
    await rounds.save({ gameType: 'sudoku', score: 640, timeSeconds: 360, difficulty: 'easy' });
    expect(await rounds.read('?limit=1')).toMatchObject([{ gameType: 'sudoku', timed: true }]);
  });

  it('is kept once, however often it is sent', async ({ town, rounds }) => {
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 10 }, () => rounds.save(SUMS, key)));
    expect(new Set(answers.map(({ json }) => json.id))).toEqual(new Set([key]));
    town.pass({ hours: 2 });
    expect((await rounds.save({ ...SUMS, score: 50 }, key)).json).toMatchObject({ score: 45 });
    expect(await rounds.read('')).toHaveLength(1);
  });

  it('is not given to another person who sends the same key', async ({ town, rounds }) => {
    const key = newId();
    await rounds.save(SUMS, key);
    const other = roundsOf(await addPerson(town));
    expect((await other.save(SUMS, key)).status).toBe(404);
    expect(await other.read('')).toEqual([]);
  });

  it('stands at the time at which it ended, where it could not be sent at once', async ({
    rounds,
  }) => {
    expect((await rounds.save({ ...SUMS, secondsAgo: 3 * 3600 })).json.completedAt).toBe(
      '2026-11-20T13:05:00.000Z',
    );
    for (const secondsAgo of [-1, 40 * 86_400, 1.5]) {
      expect((await rounds.save({ ...SUMS, secondsAgo })).status).toBe(400);
    }
  });

  it('is shown by game, and the best of a game and of a difficulty', async ({ rounds }) => {
    for (const score of [15, 50, 30]) await rounds.save({ ...SUMS, score });
    await rounds.save({ ...SUMS, difficulty: 'hard', score: 120 });
    await rounds.save({ gameType: 'puzzle', score: 500, timeSeconds: 200, difficulty: 'easy' });
    const own = await rounds.read('?gameType=math&limit=100');
    expect(own.map((it: { score: number }) => it.score).toSorted()).toEqual([120, 15, 30, 50]);
    expect(await rounds.read('/best?gameType=math')).toMatchObject({ best: { score: 120 } });
    const easy = await rounds.read('/best?gameType=math&difficulty=easy');
    expect(easy).toMatchObject({ best: { score: 50 } });
    expect(await rounds.read('/best?gameType=sudoku')).toEqual({ best: null });
  });

  it.for([
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
  ] as const)('is refused where it is %j', async ([body], { rounds }) => {
    const { status, json } = await rounds.save(body);
    expect(status).toBe(400);
    expect(json.error).toMatch(/\.$/);
    expect(await rounds.read('')).toEqual([]);
  });

  it('is found by an index, by game and by score', async ({ engine, town, person }) => {
    const best = await planOf(town.db, engine, (db) => gamesRepo(db).best(person.id, 'math'));
    expect(best).toMatch(/scores_by_best/);
    const recent = await planOf(town.db, engine, (db) =>
      gamesRepo(db).recent(person.id, 5, 'math'),
    );
    expect(recent).toMatch(/scores_by_game/);
  });
});
