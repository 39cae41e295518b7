import { expect, it } from 'vitest';
import { onBothEngines } from '../testing/fixtures.ts';
import { openTown } from '../testing/town.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

onBothEngines('every answer', (it) => {
  it.for(['/', '/x', '/project-info', '/assets/x.js', `/x${'x'.repeat(300)}`])(
    'lets a page load nothing from elsewhere, be framed by nobody, and guess no types: %s',
    async (url, { town }) => {
      const { headers } = await town.ask({ url });
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
      const permissions = String(headers['permissions-policy']).split(', ');
      expect(permissions).toEqual(
        expect.arrayContaining(['camera=(self)', 'microphone=(self)', 'screen-wake-lock=(self)']),
      );
      expect(permissions).toEqual(expect.arrayContaining(['geolocation=()', 'display-capture=()']));
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it.for([
    '/api/municipalities',
    '/api/users',
    '/api/nothing',
    '/api',
    '/health/live',
    '/api/users/%E0%A4%A',
    `/api/users/${'x'.repeat(300)}`,
  ])(
    'of data is read by no other site, guessed by nobody, and as a page runs and frames nothing: %s',
    async (url, { town }) => {
      const { headers } = await town.ask({ url });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'SAMEORIGIN',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['permissions-policy']).toBeUndefined();
    },
  );

  it('is for this browser alone where it comes from the API, and asked again each time', async ({
    person,
  }) => {
    const { headers } = await person.ask({ url: person.url });
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('is not sent again while it is the same, and is when it has changed', async ({
    town,
    person,
  }) => {
    const url = person.url;
    const first = await person.ask({ url });
    const headers = { 'if-none-match': String(first.headers.etag) };
    const same = await person.ask({ url, headers });
    expect(same.status).toBe(304);
    expect(same.text).toBe('');
    // The browser has all others with the answer that it keeps.
    const sent = Object.keys(same.headers)
      .filter((name) => name !== 'date')
      .sort();
    expect(sent).toEqual(['cache-control', 'connection', 'content-length', 'etag']);
    await town.db
      .updateTable('users')
      .set({ voice_enabled: 0 })
      .where('id', '=', person.id)
      .execute();
    expect((await person.ask({ url, headers })).json.voiceEnabled).toBe(false);
    expect((await town.ask({ url, headers })).status).toBe(401);
  });

  it.for([
    ['a path that is not there', { url: '/api/nothing' }, 404, 'not_found'],
    ['a path that is only the beginning', { url: '/api' }, 404, 'not_found'],
    [
      'a method that is not there',
      { url: '/api/municipalities', method: 'DELETE' },
      404,
      'not_found',
    ],
    ['a path that cannot be decoded', { url: '/api/users/%E0%A4%A' }, 400, 'malformed'],
    ['a path that is far too long', { url: `/api/users/${'x'.repeat(300)}` }, 404, 'not_found'],
  ] as const)(
    'is JSON with a sentence and a code, to %s',
    async ([_, ask, status, code], { town, admin }) => {
      const answer = await town.ask({ ...ask, token: admin.token });
      expect(answer.status).toBe(status);
      expect(answer.json).toEqual({ error: expect.stringMatching(/^\p{Lu}.*\.$/u), code });
    },
  );

  it.for([
    ['JSON that breaks off', '{"name":', JSON_TYPE, 400, 'malformed'],
    ['no JSON at all', 'name=Ana', JSON_TYPE, 400, 'malformed'],
    ['nothing', '', JSON_TYPE, 400, 'invalid'],
    ['a text', 'name=Ana', { 'content-type': 'text/plain' }, 415, 'unsupported_type'],
    [
      'a form',
      'name=Ana',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_type',
    ],
    ['bytes of no type', 'name=Ana', {}, 415, 'unsupported_type'],
    ['a type that is none', '{}', { 'content-type': 'json' }, 415, 'unsupported_type'],
  ] as const)(
    'to a body that is %s names the fault',
    async ([_, body, headers, status, code], { town }) => {
      const url = '/api/devices/enrol';
      const answer = await town.ask({ method: 'POST', url, body, headers });
      expect(answer.status).toBe(status);
      expect(answer.json).toMatchObject({ error: expect.stringMatching(/^\p{Lu}/u), code });
    },
  );

  it('is 413 to a body over the limit, which is higher for photos', async ({ town, admin }) => {
    const body = { name: 'x'.repeat(70_000) };
    const small = await town.ask({ method: 'POST', url: '/api/devices/enrol', body });
    expect(small).toMatchObject({ status: 413, json: { code: 'too_large' } });
    const photo = await admin.ask({ method: 'POST', url: '/api/users', body });
    expect(photo).toMatchObject({ status: 400, json: { code: 'invalid' } });
    const huge = { name: 'x'.repeat(9_000_000) };
    const most = await admin.ask({
      method: 'POST',
      url: '/api/users',
      body: huge,
    });
    expect(most.json).toEqual({ error: 'Lo que envías es demasiado grande.', code: 'too_large' });
  });

  it('comes without waiting for the body where the caller may not ask', async ({ town }) => {
    const body = 'x'.repeat(100);
    const answer = await town.ask({ method: 'POST', url: '/api/users', body, headers: JSON_TYPE });
    expect(answer.status).toBe(401);
  });

  it('is 400 to a text with a NUL, wherever it stands', async ({ admin }) => {
    const send = (said: object) =>
      admin.ask({
        method: 'POST',
        url: '/api/users',
        body: { pin: '2468', ...said },
      });
    for (const said of [{ name: 'a\0b' }, { name: 'Ana', more: [{ 'a\0b': 1 }] }]) {
      expect(await send(said)).toMatchObject({ status: 400, json: { code: 'malformed' } });
    }
    expect((await send({ name: 'C:\\u0000' })).json.name).toBe('C:\\u0000');
    const found = await admin.ask({ url: '/api/users?municipalityId=a%00b' });
    expect(found).toMatchObject({ status: 400, json: { code: 'malformed' } });
  });

  it('names to a form each field that is wrong', async ({ admin }) => {
    const body = { name: ' ', pin: '12' };
    const answer = await admin.ask({ method: 'POST', url: '/api/users', body });
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({
      error: 'El nombre es obligatorio',
      code: 'invalid',
      fields: {
        name: 'El nombre es obligatorio',
        pin: 'El PIN de acceso debe tener exactamente 4 dígitos numéricos.',
      },
    });
  });

  it('is the same to HEAD as to GET, without the body', async ({ town, person }) => {
    const head = await town.app.http.inject({ method: 'HEAD', url: '/api/municipalities' });
    expect(head.statusCode).toBe(200);
    expect(head.payload).toBe('');
    const refused = await town.app.http.inject({ method: 'HEAD', url: person.url });
    expect(refused.statusCode).toBe(401);
  });
});

it.each([
  ['a public address with https', { PUBLIC_URL: 'https://encina.example' }, {}],
  [
    'a trusted proxy that came over https',
    { TRUST_PROXY: 'loopback' },
    { 'x-forwarded-proto': 'https' },
  ],
])(
  'a server over HTTPS, by %s, asks browsers to come back so for two years',
  async (_, environment, headers) => {
    const town = await openTown('sqlite', environment);
    const answer = await town.ask({ url: '/api/users', headers });
    await town.close();
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=63072000(;|$)/);
  },
);
