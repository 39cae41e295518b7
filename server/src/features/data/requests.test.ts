import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/engines.ts';
import { planOf } from '../../testing/query-plan.ts';
import { addAdmin, type Holder } from '../../testing/residents.ts';
import { addUser, enter, HOME_TOWN, openTown, START, type Town } from '../../testing/town.ts';
import { requestsRepo } from './requests.repo.ts';

describe.each(ENGINES)('what a person asks about her data, on %s,', (engine) => {
  let town: Town;
  let id: string;
  let cookies: Record<string, string>;
  let clerk: Holder;
  beforeAll(async () => {
    town = await openTown(engine);
    clerk = await addAdmin(town);
  });
  afterAll(() => town.close());
  beforeEach(async () => {
    town.at(START);
    id = await addUser(town, { name: 'Josefa Gómez Rangel' });
    cookies = await enter(town, id);
  });

  const at = (path = '') => `/api/users/${id}/data-requests${path}`;
  const ask = (body: object) => town.ask({ method: 'POST', url: at(), cookies, body });
  const own = async () => (await town.ask({ url: at(), cookies })).json;
  const waiting = async () =>
    (await town.ask({ url: '/api/data-requests', token: clerk.token })).json.filter(
      (it: { userId: string }) => it.userId === id,
    );

  it('reaches staff with her name and her words, the oldest first', async () => {
    await ask({ kind: 'rectification', words: 'Mi apellido es Rangel con erre.' });
    town.pass({ hours: 1 });
    await ask({ kind: 'erasure' });
    expect(await waiting()).toMatchObject([
      {
        kind: 'rectification',
        words: 'Mi apellido es Rangel con erre.',
        userName: 'Josefa Gómez Rangel',
        requestedAt: START,
      },
      { kind: 'erasure', words: '' },
    ]);
  });

  it('is one request of a kind, however often and at once it is asked', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask({ kind: 'erasure', words: 'Me voy' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect(await own()).toHaveLength(1);
  });

  it('says what to correct, and not a novel', async () => {
    for (const [words, sentence] of [
      ['  ', 'Escribe qué hay que corregir.'],
      ['x'.repeat(1_001), 'Es demasiado largo. Usa 1.000 letras como mucho.'],
    ]) {
      const answer = await ask({ kind: 'rectification', words });
      expect([answer.status, answer.json.error]).toEqual([400, sentence]);
    }
    expect(await own()).toEqual([]);
  });

  it('can be taken back while it is open, and asked again when it was answered', async () => {
    const first = (await ask({ kind: 'erasure' })).json.id;
    const withdraw = (request: string) =>
      town.ask({ method: 'DELETE', url: at(`/${request}`), cookies });
    expect((await withdraw(first)).status).toBe(204);
    expect(await waiting()).toEqual([]);
    const second = (await ask({ kind: 'erasure' })).json.id;
    const answer = () =>
      town.ask({ method: 'POST', url: at(`/${second}/answer`), token: clerk.token });
    town.pass({ hours: 2 });
    expect((await answer()).status).toBe(204);
    expect((await answer()).status).toBe(404);
    expect((await withdraw(second)).status).toBe(404);
    expect(await waiting()).toEqual([]);
    expect(await own()).toMatchObject([{ id: second, answeredAt: '2026-11-20T18:05:00.000Z' }]);
    const third = (await ask({ kind: 'erasure' })).json.id;
    expect(third).not.toBe(second);
    expect(await own()).toHaveLength(2);
  });

  it('is nobody’s but hers to take back, and no other’s to answer under her name', async () => {
    const request = (await ask({ kind: 'erasure' })).json.id;
    const other = await addUser(town);
    const url = `/api/users/${other}/data-requests/${request}`;
    const cookiesOfOther = await enter(town, other);
    expect((await town.ask({ method: 'DELETE', url, cookies: cookiesOfOther })).status).toBe(404);
    const answer = { method: 'POST', url: `${url}/answer`, token: clerk.token } as const;
    expect((await town.ask(answer)).status).toBe(404);
    expect(await waiting()).toHaveLength(1);
  });

  it('is found by index, for her and for staff', async () => {
    const ofHer = await planOf(town.db, engine, (db) => requestsRepo(db).newest(id, 100));
    expect(ofHer).toMatch(/data_requests_by_user/);
    const ofTown = await planOf(town.db, engine, (db) => requestsRepo(db).waiting(HOME_TOWN, 200));
    expect(ofTown).toMatch(/data_requests_(by_age|open)/);
    expect(`${ofHer} ${ofTown}`).not.toMatch(/SCAN|Seq Scan/);
  });
});
