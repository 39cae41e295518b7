import { expect } from 'vitest';
import { onBothEngines } from '../testing/fixtures.ts';

const HOME = 'http://localhost';
const PUBLIC = 'https://encina.example';

onBothEngines(
  'a request that changes something',
  (base) => {
    const it = base.extend(
      'save',
      ({ person }) =>
        (headers: Record<string, string>) =>
          person.ask({
            method: 'PUT',
            url: `${person.url}/settings`,
            headers: { host: 'localhost', ...headers },
            body: {
              familyConsent: true,
              municipalConsent: true,
              voiceEnabled: true,
              darkMode: true,
            },
          }),
    );

    it.for([
      ['its own page', { origin: HOME, 'sec-fetch-site': 'same-origin' }],
      ['its own page, in a browser that does not say the site', { origin: HOME }],
      ['its own page behind a proxy that changes the host', { origin: PUBLIC }],
      ['an address typed by hand', { 'sec-fetch-site': 'none' }],
      ['a program that is no browser', {}],
    ] as const)('is served where it comes from %s', async ([_, headers], { save }) => {
      expect((await save(headers)).status).toBe(204);
    });

    it.for([
      ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
      ['another site, in an old browser', { origin: 'https://evil.example' }],
      ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
      ['a page without an origin', { origin: 'null' }],
      ['a page with an origin that is none', { origin: 'encina' }],
      ['a page with an empty origin', { origin: '' }],
      ['another port of this machine', { origin: 'http://localhost:8080' }],
      ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
      ['a site that begins like this one', { origin: 'https://encina.example.evil.example' }],
    ] as const)('is refused where it comes from %s', async ([_, headers], { save }) => {
      const refused = await save(headers);
      expect(refused.status).toBe(403);
      expect(refused.json).toEqual({
        error: 'Esta petición viene de otra página y no se admite.',
        code: 'foreign_origin',
      });
    });

    it('is told from one that only reads: a link from another site may lead here', async ({
      person,
    }) => {
      const headers = { 'sec-fetch-site': 'cross-site' };
      const answer = await person.ask({ url: person.url, headers });
      expect(answer.status).toBe(200);
    });
  },
  { PUBLIC_URL: PUBLIC },
);

onBothEngines('a server without PUBLIC_URL', (it) => {
  it('refuses what a page without an origin sends', async ({ town }) => {
    const url = '/api/municipalities';
    const refused = await town.ask({ method: 'POST', url, headers: { origin: 'null' }, body: {} });
    expect(refused.status).toBe(403);
  });
});
