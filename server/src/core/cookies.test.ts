import { expect } from 'vitest';
import { addAdmin, addDevice, addPerson, FIRST_STAFF } from '../testing/accounts.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import { type Answer, type Ask, addUser, type Town } from '../testing/town.ts';

const DAY = 24 * 3_600;
const HTTPS = { 'x-forwarded-proto': 'https' };

const OVER_HTTPS = { PUBLIC_URL: 'https://encina.example' };

/** The `Set-Cookie` lines of an answer, by the name of the cookie. */
const linesOf = ({ headers }: Answer): Record<string, string> =>
  Object.fromEntries(
    [headers['set-cookie']].flat().map((line) => [String(line).split('=')[0], String(line)]),
  );

/** The `Set-Cookie` lines of a person who enters and leaves. */
async function visit(town: Town, headers: Record<string, string> = {}) {
  const send = async (ask: Ask) => {
    const answer = await town.ask({ method: 'POST', headers, ...ask });
    const lines = linesOf(answer);
    return { ...answer, line: lines['__Host-encina_user'] ?? lines.encina_user ?? '' };
  };
  const id = await addUser(town);
  const { cookies } = await addDevice(town);
  const entered = await send({ url: `/api/users/${id}/session`, cookies });
  const left = await send({ url: `/api/users/${id}/logout`, cookies: entered.cookies });
  return { entered: entered.line, left: left.line };
}

const attributes = (line: string) => line.split('; ').slice(1).toSorted();
const livingFor = (seconds: number, ...where: string[]) => [
  'HttpOnly',
  `Max-Age=${seconds}`,
  ...where,
];

onBothEngines('cookies', (it) => {
  it('are out of reach of scripts and of other sites, and live as long as the session', async ({
    openOwnTown,
  }) => {
    const town = await openOwnTown();
    await town.ask({ method: 'POST', url: '/api/admin/create-first', body: FIRST_STAFF });
    const login = await town.ask({ method: 'POST', url: '/api/admin/login', body: FIRST_STAFF });
    const { encina_staff: staff = '', encina_device: device = '' } = linesOf(login);
    const { entered, left } = await visit(town);
    expect(staff).toMatch(/^encina_staff=[\w-]{43};/);
    expect(attributes(staff)).toEqual(livingFor(7 * DAY, 'Path=/staff/api', 'SameSite=Strict'));
    expect(device).toMatch(/^encina_device=[\w-]{43};/);
    expect(attributes(device)).toEqual(livingFor(365 * DAY, 'Path=/', 'SameSite=Lax'));
    expect(entered).toMatch(/^encina_user=[\w-]{43};/);
    expect(attributes(entered)).toEqual(livingFor(30 * DAY, 'Path=/', 'SameSite=Lax'));
    expect(left).toMatch(/^encina_user=;/);
    expect(attributes(left)).toEqual(
      expect.arrayContaining(['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax']),
    );
  });

  it.for([
    ['a public address with https', { PUBLIC_URL: 'https://encina.example' }, {}, true],
    ['a trusted proxy that came over https', { TRUST_PROXY: 'loopback' }, HTTPS, true],
    ['a trusted proxy that came over http', { TRUST_PROXY: 'loopback' }, {}, false],
    ['somebody who only says https', {}, HTTPS, false],
    ['an untrusted proxy that says https', { TRUST_PROXY: '10.0.0.1' }, HTTPS, false],
    ['a public address with http', { PUBLIC_URL: 'http://encina.example' }, {}, false],
  ] as const)(
    'have the flag Secure only where the browser came over HTTPS: %s',
    async ([_, environment, headers, secure], { openOwnTown }) => {
      const town = await openOwnTown(environment);
      const { entered, left } = await visit(town, headers);
      const name = secure ? /^__Host-encina_user=/ : /^encina_user=/;
      for (const line of [entered, left]) {
        expect(line).toMatch(name);
        expect(attributes(line).includes('Secure')).toBe(secure);
      }
    },
  );

  it('of staff are bound to their path over HTTPS too, where `__Host-` would send them everywhere', async ({
    openOwnTown,
  }) => {
    const town = await openOwnTown(OVER_HTTPS);
    await town.ask({ method: 'POST', url: '/api/admin/create-first', body: FIRST_STAFF });
    const login = await town.ask({ method: 'POST', url: '/api/admin/login', body: FIRST_STAFF });
    const lines = linesOf(login);
    const { '__Secure-encina_staff': staff = '', '__Host-encina_device': device = '' } = lines;
    expect(staff).toMatch(/^__Secure-encina_staff=[\w-]{43};/);
    expect(attributes(staff)).toEqual(
      expect.arrayContaining(['Path=/staff/api', 'SameSite=Strict', 'Secure']),
    );
    expect(device).toMatch(/^__Host-encina_device=[\w-]{43};/);
    expect(attributes(device)).toEqual(expect.arrayContaining(['Path=/', 'Secure']));
    const cookies = { '__Secure-encina_staff': login.cookies['__Secure-encina_staff'] ?? '' };
    expect((await town.ask({ url: '/staff/api/admin/me', cookies })).status).toBe(200);
  });

  it('that were given before HTTPS go on, and get the name that they have there', async ({
    openOwnTown,
  }) => {
    const town = await openOwnTown(OVER_HTTPS);
    const person = await addPerson(town);
    const own = { url: person.url };
    const answer = await person.ask(own);
    expect(answer.status).toBe(200);
    expect(answer.cookies).toEqual({ '__Host-encina_user': person.token, encina_user: '' });
    const cookies = { '__Host-encina_user': person.token };
    const again = await town.ask({ ...own, cookies });
    expect(again).toMatchObject({ status: 200, cookies: {} });
    const home = { url: `${person.url}/home` };
    const { etag } = (await town.ask({ ...home, cookies })).headers;
    const unchanged = await person.ask({ ...home, headers: { 'if-none-match': String(etag) } });
    expect([unchanged.status, unchanged.cookies]).toEqual([304, answer.cookies]);
  });

  it('that a neighbour under the same domain planted do not win over her own', async ({
    openOwnTown,
  }) => {
    const town = await openOwnTown(OVER_HTTPS);
    const [person, neighbour] = [await addPerson(town), await addPerson(town)];
    const cookies = { '__Host-encina_user': person.token, encina_user: neighbour.token };
    expect((await town.ask({ url: person.url, cookies })).status).toBe(200);
    expect((await town.ask({ url: neighbour.url, cookies })).status).toBe(404);
  });

  it('under the names of HTTPS count for nothing where the browser came without it', async ({
    town,
    person,
  }) => {
    const cookies = { '__Host-encina_user': person.token };
    expect((await town.ask({ url: person.url, cookies })).status).toBe(401);
  });

  it('of others do not count beside a bearer token, right or wrong', async ({
    town,
    admin,
    person,
  }) => {
    const { cookies } = person;
    const own = `${person.url}/consents`;
    expect((await town.ask({ url: own, cookies })).status).toBe(200);
    expect((await town.ask({ url: own, cookies, token: admin.token })).status).toBe(403);
    expect((await town.ask({ url: own, cookies, token: 'a'.repeat(43) })).status).toBe(401);
  });

  it('go with what the browser kept of her, and what is the device’s stays', async ({
    town,
    person,
    relative,
  }) => {
    const clerk = await addAdmin(town);
    for (const left of [
      await person.ask({ method: 'POST', url: `${person.url}/logout` }),
      await relative.ask({ method: 'POST', url: '/api/support/logout' }),
      await clerk.ask({ method: 'POST', url: '/api/admin/logout' }),
    ]) {
      expect(left.status).toBe(204);
      expect(left.headers['clear-site-data']).toBe('"cache"');
      expect(Object.keys(left.cookies)).toHaveLength(1);
      expect(left.cookies).not.toHaveProperty('encina_device');
    }
  });

  it('that end or are renewed without anybody leaving take nothing out of the browser', async ({
    openOwnTown,
  }) => {
    const town = await openOwnTown(OVER_HTTPS);
    const { cookies } = await addDevice(town);
    const [before, next] = [await addPerson(town), await addPerson(town)];
    const entering = { method: 'POST', headers: HTTPS } as const;
    for (const answer of [
      await town.ask({ ...before, url: before.url, headers: HTTPS }),
      await town.ask({
        ...entering,
        url: `${next.url}/session`,
        cookies: { ...cookies, ...before.cookies },
      }),
      await town.ask({ url: before.url, cookies: { encina_user: 'a'.repeat(43) } }),
    ]) {
      expect(answer.headers).not.toHaveProperty('clear-site-data');
    }
  });
});
