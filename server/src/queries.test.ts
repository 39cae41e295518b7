import { StatementSync } from 'node:sqlite';
import { DefaultQueryCompiler } from 'kysely';
import pg from 'pg';
import { afterEach, expect, vi } from 'vitest';
import { addAdmin, addPerson } from './testing/accounts.ts';
import { onBothEngines } from './testing/fixtures.ts';
import { PASSWORD, PIN, password_hash, pin_hash } from './testing/secrets.ts';
import { HOME_TOWN } from './testing/town.ts';

afterEach(() => void vi.restoreAllMocks());

/** Counts what is sent to the database, the beginning and the end of a transaction too. */
function countingStatements(): () => number {
  const sent = [
    vi.spyOn(StatementSync.prototype, 'all'),
    vi.spyOn(StatementSync.prototype, 'run'),
    vi.spyOn(pg.Client.prototype, 'query'),
  ];
  return () => sent.reduce((sum, { mock }) => sum + mock.calls.length, 0);
}

const PILL = { title: 'Pastilla', dateTime: '2026-11-20T18:00', recurrency: 'daily' } as const;
const PERIOD = 'startDate=2026-11-14T12:00:00Z&endDate=2026-11-20T12:00:00Z';

onBothEngines('of statements to the database', (it) => {
  it.for([
    ['her reminders', '/reminders'],
    ['her day', '/reminders/agenda'],
    ['what comes', '/reminders/upcoming'],
    ['her figures', `/reminders/stats?${PERIOD}`],
    ['her profile', ''],
  ] as const)('a person who asks for %s costs two', async ([, path], { person }) => {
    await person.ask({ method: 'POST', url: `${person.url}/reminders`, body: PILL });
    const statements = countingStatements();
    expect((await person.ask({ url: `${person.url}${path}` })).status).toBe(200);
    expect(statements()).toBeLessThanOrEqual(2);
  });

  it('a town’s people, where they fit on a page, cost two', async ({ admin, person: _ }) => {
    const statements = countingStatements();
    const url = `/api/users?municipalityId=${HOME_TOWN}`;
    expect((await admin.ask({ url })).headers['x-total-count']).toBeDefined();
    expect(statements()).toBeLessThanOrEqual(2);
  });

  it.for(['¿Tengo mensajes?', 'Dile a mi hija que venga.', 'Mi nieta ha aprobado todo.'])(
    'what she says to the assistant costs thirteen, her people and their messages asked for once: %s',
    async (content, { person, relative: _ }) => {
      const say = () =>
        person.ask({ method: 'POST', url: `${person.url}/chat`, body: { content } });
      await say();
      const statements = countingStatements();
      expect((await say()).status).toBe(200);
      expect(statements()).toBeLessThanOrEqual(13);
    },
  );

  it('a relative who asks for reminders costs four, with the link and the log of the access', async ({
    town,
    person,
    relative,
  }) => {
    await town.db
      .updateTable('users')
      .set({ family_consent: 1 })
      .where('id', '=', person.id)
      .execute();
    const ask = () => relative.ask({ url: `${person.url}/reminders` });
    await ask();
    const statements = countingStatements();
    expect((await ask()).status).toBe(200);
    expect(statements()).toBeLessThanOrEqual(4);
  });

  it('her home, asked for again, is of queries that are all built already', async ({ person }) => {
    const home = () => person.ask({ url: `${person.url}/home` });
    expect((await home()).status).toBe(200);
    const built = vi.spyOn(DefaultQueryCompiler.prototype, 'compileQuery');
    expect((await home()).status).toBe(200);
    expect(built.mock.results.map(({ value }) => value.sql)).toEqual([]);
  });

  it('a new reminder costs who asks, and a transaction of two with its two ends; PostgreSQL holds her besides', async ({
    person,
    engine,
  }) => {
    const statements = countingStatements();
    const created = await person.ask({
      method: 'POST',
      url: `${person.url}/reminders`,
      body: PILL,
    });
    expect(created.status).toBe(200);
    expect(statements()).toBeLessThanOrEqual(engine === 'sqlite' ? 5 : 6);
  });

  it('whoever comes in at an enrolled device, staff or a person, costs few; all are built already', async ({
    town,
    device,
    engine,
  }) => {
    const email = 'clara@ejemplo.es';
    await addAdmin(town, { email, password_hash });
    const { url } = await addPerson(town, { pin_hash });
    const password = { email, password: PASSWORD, municipalityId: HOME_TOWN };
    const entries = [
      { url: '/api/admin/login', body: password, most: engine === 'sqlite' ? 19 : 11 },
      { url: `${url}/verify-pin`, body: { pin: PIN }, most: engine === 'sqlite' ? 21 : 13 },
    ];
    for (const { most, ...entry } of entries) {
      const comeIn = async () => (await device.ask({ method: 'POST', ...entry })).status;
      expect(await comeIn()).toBe(200);
      const [statements, built] = [
        countingStatements(),
        vi.spyOn(DefaultQueryCompiler.prototype, 'compileQuery'),
      ];
      expect(await comeIn()).toBe(200);
      expect(built.mock.results.map(({ value }) => value.sql)).toEqual([]);
      expect(statements()).toBeLessThanOrEqual(most);
      vi.restoreAllMocks();
    }
  });
});
