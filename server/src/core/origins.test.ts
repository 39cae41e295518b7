import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../testing/engines.ts';
import { addUser, enter, openTown, type Town } from '../testing/town.ts';

const HOME = 'http://localhost';
const PUBLIC = 'https://encina.example';

describe.each(ENGINES)('who may send for a person, on %s:', (engine) => {
  let town: Town;
  let id: string;
  let cookies: Record<string, string>;
  beforeAll(async () => {
    town = await openTown(engine, { PUBLIC_URL: PUBLIC });
    id = await addUser(town);
    cookies = await enter(town, id);
  });
  afterAll(() => town.close());

  const save = (headers: Record<string, string>) =>
    town.ask({
      method: 'PUT',
      url: `/api/users/${id}/settings`,
      cookies,
      headers: { host: 'localhost', ...headers },
      body: { familyConsent: true, municipalConsent: true, voiceEnabled: true, darkMode: true },
    });

  it.each([
    ['its own page', { origin: HOME, 'sec-fetch-site': 'same-origin' }],
    ['its own page, in a browser that does not say the site', { origin: HOME }],
    ['its own page behind a proxy that changes the host', { origin: PUBLIC }],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
    ['a program that is no browser', {}],
  ])('%s may', async (_, headers) => {
    expect((await save(headers)).status).toBe(204);
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site, in an old browser', { origin: 'https://evil.example' }],
    ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
    ['a page without an origin', { origin: 'null' }],
    ['a page with an origin that is none', { origin: 'encina' }],
    ['a page with an empty origin', { origin: '' }],
    ['another port of this machine', { origin: 'http://localhost:8080' }],
    ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
    ['a site that begins like this one', { origin: 'https://encina.example.evil.example' }],
  ])('%s may not', async (_, headers) => {
    const refused = await save(headers);
    expect(refused.status).toBe(403);
    expect(refused.json).toEqual({
      error: 'Esta petición viene de otra página y no se admite.',
      code: 'foreign_origin',
    });
  });

  it('a link from another site may lead here: reading changes nothing', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await town.ask({ url: `/api/users/${id}`, cookies, headers });
    expect(answer.status).toBe(200);
  });
});

it.each(ENGINES)(
  'a page without an origin may not send to a server without PUBLIC_URL, on %s',
  async (engine) => {
    const town = await openTown(engine);
    const url = '/api/municipalities';
    const refused = await town.ask({ method: 'POST', url, headers: { origin: 'null' }, body: {} });
    await town.close();
    expect(refused.status).toBe(403);
  },
);
