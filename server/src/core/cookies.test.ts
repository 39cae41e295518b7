import { expect } from 'vitest';
import { addDevice } from '../testing/accounts.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import { type Ask, addUser, type Town } from '../testing/town.ts';

const YEAR = 365 * 24 * 3_600;
const HTTPS = { 'x-forwarded-proto': 'https' };

const STAFF = {
  name: 'Ana',
  email: 'ana@ayuntamiento.example',
  password: 'la encina de la dehesa',
  municipalityId: 'valle-de-matamoros-default',
};

/** The `Set-Cookie` lines of a person who enters and leaves. */
async function visit(town: Town, headers: Record<string, string> = {}) {
  const send = async (ask: Ask) => {
    const answer = await town.ask({ method: 'POST', headers, ...ask });
    return { ...answer, line: String(answer.headers['set-cookie']) };
  };
  const id = await addUser(town);
  const { cookies } = await addDevice(town);
  const entered = await send({ url: `/api/users/${id}/session`, cookies });
  const left = await send({ url: `/api/users/${id}/logout`, cookies: entered.cookies });
  return { entered: entered.line, left: left.line };
}

const attributes = (line: string) => line.split('; ').slice(1).toSorted();

onBothEngines('cookies', (it) => {
  it('are out of reach of scripts and of other sites, and live as long as the session', async ({
    openOwnTown,
  }) => {
    const town = await openOwnTown();
    await town.ask({ method: 'POST', url: '/api/admin/create-first', body: STAFF });
    const login = await town.ask({ method: 'POST', url: '/api/admin/login', body: STAFF });
    const [staff = '', device = ''] = [login.headers['set-cookie']].flat().map(String);
    const { entered, left } = await visit(town);
    expect(staff).toMatch(/^encina_staff=[\w-]{43};/);
    expect(attributes(staff)).toEqual([
      'HttpOnly',
      `Max-Age=${7 * 24 * 3_600}`,
      'Path=/staff/api',
      'SameSite=Strict',
    ]);
    expect(device).toMatch(/^encina_device=[\w-]{43};/);
    expect(attributes(device)).toEqual(['HttpOnly', `Max-Age=${YEAR}`, 'Path=/', 'SameSite=Lax']);
    expect(entered).toMatch(/^encina_user=[\w-]{43};/);
    expect(attributes(entered)).toEqual([
      'HttpOnly',
      `Max-Age=${30 * 24 * 3_600}`,
      'Path=/',
      'SameSite=Lax',
    ]);
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
      for (const line of [entered, left]) expect(attributes(line).includes('Secure')).toBe(secure);
    },
  );
});
