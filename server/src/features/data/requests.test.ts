import { expect } from 'vitest';
import { addPerson } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { planOf } from '../../testing/query-plan.ts';
import { addUser, enter, HOME_TOWN, START } from '../../testing/town.ts';
import { requestsRepo } from './requests.repo.ts';

onBothEngines('a request about her data', (base) => {
  const it = base
    .extend('person', ({ town }) => addPerson(town, { name: 'Josefa Gómez Rangel' }))
    .extend('requests', ({ person, admin }) => {
      const at = (path = '') => `${person.url}/data-requests${path}`;
      const ask = (body: object) => person.ask({ method: 'POST', url: at(), body });
      const own = async () => (await person.ask({ url: at() })).json;
      const waiting = async () =>
        (await admin.ask({ url: '/api/data-requests' })).json.filter(
          (it: { userId: string }) => it.userId === person.id,
        );
      return { at, ask, own, waiting };
    });

  it('reaches staff with her name and her words, the oldest first', async ({ town, requests }) => {
    await requests.ask({ kind: 'rectification', words: 'Mi apellido es Rangel con erre.' });
    town.pass({ hours: 1 });
    await requests.ask({ kind: 'erasure' });
    expect(await requests.waiting()).toMatchObject([
      {
        kind: 'rectification',
        words: 'Mi apellido es Rangel con erre.',
        userName: 'Josefa Gómez Rangel',
        requestedAt: START,
      },
      { kind: 'erasure', words: '' },
    ]);
  });

  it('is kept once of each kind, however often and at once it is asked', async ({ requests }) => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => requests.ask({ kind: 'erasure', words: 'Me voy' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect(await requests.own()).toHaveLength(1);
  });

  it('must say what to correct, within 1,000 letters', async ({ requests }) => {
    for (const [words, sentence] of [
      ['  ', 'Escribe qué hay que corregir.'],
      ['x'.repeat(1_001), 'Es demasiado largo. Usa 1.000 letras como mucho.'],
    ]) {
      const answer = await requests.ask({ kind: 'rectification', words });
      expect([answer.status, answer.json.error]).toEqual([400, sentence]);
    }
    expect(await requests.own()).toEqual([]);
  });

  it('can be taken back while it is open, and asked again when it was answered', async ({
    town,
    person,
    admin,
    requests,
  }) => {
    const first = (await requests.ask({ kind: 'erasure' })).json.id;
    const withdraw = (request: string) =>
      person.ask({ method: 'DELETE', url: requests.at(`/${request}`) });
    expect((await withdraw(first)).status).toBe(204);
    expect(await requests.waiting()).toEqual([]);
    const second = (await requests.ask({ kind: 'erasure' })).json.id;
    const answer = () => admin.ask({ method: 'POST', url: requests.at(`/${second}/answer`) });
    town.pass({ hours: 2 });
    expect((await answer()).status).toBe(204);
    expect((await answer()).status).toBe(404);
    expect((await withdraw(second)).status).toBe(404);
    expect(await requests.waiting()).toEqual([]);
    expect(await requests.own()).toMatchObject([
      { id: second, answeredAt: '2026-11-20T18:05:00.000Z' },
    ]);
    const third = (await requests.ask({ kind: 'erasure' })).json.id;
    expect(third).not.toBe(second);
    expect(await requests.own()).toHaveLength(2);
  });

  it('is taken back by nobody but her, and answered under no other name', async ({
    town,
    admin,
    requests,
  }) => {
    const request = (await requests.ask({ kind: 'erasure' })).json.id;
    const other = await addUser(town);
    const url = `/api/users/${other}/data-requests/${request}`;
    const cookiesOfOther = await enter(town, other);
    expect((await town.ask({ method: 'DELETE', url, cookies: cookiesOfOther })).status).toBe(404);
    const answer = { method: 'POST', url: `${url}/answer`, token: admin.token } as const;
    expect((await town.ask(answer)).status).toBe(404);
    expect(await requests.waiting()).toHaveLength(1);
  });

  it('is found by index, for her and for staff', async ({ engine, town, person }) => {
    const ofHer = await planOf(town.db, engine, (db) => requestsRepo(db).newest(person.id, 100));
    expect(ofHer).toMatch(/data_requests_by_user/);
    const ofTown = await planOf(town.db, engine, (db) => requestsRepo(db).waiting(HOME_TOWN, 200));
    expect(ofTown).toMatch(/data_requests_(by_age|open)/);
    expect(`${ofHer} ${ofTown}`).not.toMatch(/SCAN|Seq Scan/);
  });
});
