import { expect, vi } from 'vitest';
import { passwords } from '../../core/passwords.ts';
import { addAdmin, type Client } from '../../testing/accounts.ts';
import { type Authenticator, authenticator } from '../../testing/authenticator.ts';
import { codeAt } from '../../testing/code-at.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { HOME_TOWN, SECRET_KEY, type Town } from '../../testing/town.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

const PASSWORD = 'la encina de la dehesa';
const password_hash = await passwords(SECRET_KEY).hashPassword(PASSWORD);
const SITE = { rpId: 'encina.example', origin: 'https://encina.example' };
const WRONG = { status: 401, json: { code: 'wrong_factor' } };
const EXPIRED = { status: 401, json: { code: 'entry_expired' } };

let count = 0;

/** A clerk who is in, and what she does at another browser to come in again. */
async function clerkIn(town: Town) {
  count += 1;
  const email = `factor${count}@ayuntamiento.example`;
  const clerk = await addAdmin(town, { email, password_hash, name: 'Ana Ruiz' });
  const post = (url: string, body: object) => town.ask({ method: 'POST', url, body });
  const password = () =>
    post('/api/admin/login', { email, password: PASSWORD, municipalityId: HOME_TOWN });
  const second = (pending: string, proof: object) =>
    post('/api/admin/login/second-step', { pending, proof });
  return {
    clerk,
    email,
    password,
    code: async (code: string, pending?: string) =>
      second(pending ?? (await password()).json.pending, { kind: 'code', code }),
    key: (pending: string, credential: object) => second(pending, { kind: 'passkey', credential }),
  };
}

async function addKey(clerk: Client, key: Authenticator = authenticator(SITE)) {
  const { json } = await clerk.ask({ method: 'POST', url: '/api/admin/passkeys/start' });
  const body = { pending: json.pending, credential: key.create(json.options.challenge) };
  const added = await clerk.ask({ method: 'POST', url: '/api/admin/passkeys', body });
  return { key, added };
}

async function addCodeApp(town: Town, clerk: Client) {
  const { json } = await clerk.ask({ method: 'POST', url: '/api/admin/code-app/start' });
  const body = { pending: json.pending, code: codeAt(town, json.secret) };
  const added = await clerk.ask({ method: 'PUT', url: '/api/admin/code-app', body });
  town.pass({ seconds: 30 });
  return { secret: json.secret as string, codes: added.json.recoveryCodes as string[] };
}

onBothEngines(
  'the second step of a log-in',
  (base) => {
    const it = base.extend('at', ({ town }) => clerkIn(town));

    it('is asked of nobody who has none', async ({ at }) => {
      expect((await at.password()).json).toEqual({
        token: expect.any(String),
        id: at.clerk.id,
        name: 'Ana Ruiz',
      });
    });

    it('gives no session before it is right, and the device is enrolled after it alone', async ({
      town,
      at,
    }) => {
      const { secret } = await addCodeApp(town, at.clerk);
      const first = await at.password();
      expect(first).toMatchObject({ status: 200, cookies: {} });
      expect(first.json).toEqual({
        pending: expect.any(String),
        passkey: null,
        passkeyElsewhere: null,
        hasApp: true,
      });
      expect(await at.code('000000', first.json.pending)).toMatchObject(WRONG);
      const entered = await at.code(codeAt(town, secret), first.json.pending);
      expect(entered.cookies).toMatchObject({
        '__Secure-encina_staff': expect.any(String),
        '__Host-encina_device': expect.any(String),
      });
      expect(entered.json).toMatchObject({ id: at.clerk.id, name: 'Ana Ruiz' });
      expect(await at.code(codeAt(town, secret), first.json.pending)).toMatchObject(EXPIRED);
    });

    it('takes each code of the app once, also of many at once, and none of an earlier step', async ({
      town,
      at,
    }) => {
      const { secret } = await addCodeApp(town, at.clerk);
      const before = codeAt(town, secret);
      town.pass({ seconds: 30 });
      const now = codeAt(town, secret);
      const entries = await Promise.all([at.password(), at.password(), at.password()]);
      const answers = await Promise.all(entries.map(({ json }) => at.code(now, json.pending)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
      expect(await at.code(before)).toMatchObject(WRONG);
    });

    it('takes each printed code once, as it is written', async ({ town, at }) => {
      const { codes } = await addCodeApp(town, at.clerk);
      expect(codes).toHaveLength(10);
      expect(new Set(codes).size).toBe(10);
      const [first = '', second = ''] = codes;
      expect((await at.code(first)).status).toBe(200);
      expect(await at.code(first)).toMatchObject(WRONG);
      expect((await at.code(second.toLowerCase().replace('-', ' '))).status).toBe(200);
      const { json } = await at.clerk.ask({ url: '/api/admin/factors' });
      expect(json.codesLeft).toBe(8);
      const rows = await town.db.selectFrom('recovery_codes').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(codes[2]?.slice(0, 5));
    });

    it('takes no more than five guesses, and a passkey meanwhile', async ({ town, at }) => {
      const { secret } = await addCodeApp(town, at.clerk);
      const { key } = await addKey(at.clerk);
      for (let guess = 0; guess < 5; guess += 1) {
        expect(await at.code('123456')).toMatchObject(WRONG);
      }
      expect((await at.code(codeAt(town, secret))).status).toBe(429);
      const { json } = await at.password();
      const entered = await at.key(json.pending, key.use(json.passkey.challenge));
      expect(entered.status).toBe(200);
    });

    it('takes what her passkey signs of this log-in, once', async ({ at }) => {
      const { key, added } = await addKey(at.clerk);
      expect(added.json.recoveryCodes).toHaveLength(10);
      const [first, other] = [await at.password(), await at.password()];
      expect(first.json.passkey).toMatchObject({
        rpId: 'encina.example',
        allowCredentials: [{ type: 'public-key', transports: ['usb'] }],
      });
      const signed = key.use(first.json.passkey.challenge);
      expect(await at.key(other.json.pending, signed)).toMatchObject(WRONG);
      expect((await at.key(first.json.pending, signed)).status).toBe(200);
      expect(await at.key(first.json.pending, signed)).toMatchObject(EXPIRED);
    });

    it('refuses a copy of her passkey, whose counter stands still', async ({ at }) => {
      const { key } = await addKey(at.clerk);
      key.counter = 7;
      const first = await at.password();
      expect((await at.key(first.json.pending, key.use(first.json.passkey.challenge))).status).toBe(
        200,
      );
      key.counter = 3;
      const copied = await at.password();
      expect(
        await at.key(copied.json.pending, key.use(copied.json.passkey.challenge)),
      ).toMatchObject(WRONG);
    });

    it('refuses a passkey of somebody else, and one that another site asked', async ({
      town,
      at,
    }) => {
      const { key } = await addKey(at.clerk);
      const colleague = await clerkIn(town);
      const { key: hers } = await addKey(colleague.clerk);
      const { json } = await at.password();
      const { challenge } = json.passkey;
      expect(await at.key(json.pending, hers.use(challenge))).toMatchObject(WRONG);
      const phished = authenticator({ ...SITE, origin: 'https://encina.example.evil.example' });
      const { id, rawId } = key.use(challenge);
      expect(await at.key(json.pending, { ...phished.use(challenge), id, rawId })).toMatchObject(
        WRONG,
      );
    });

    it('waits ten minutes and no longer, and ends with the password', async ({ town, at }) => {
      const { codes } = await addCodeApp(town, at.clerk);
      const [early, late] = [(await at.password()).json, (await at.password()).json];
      await town.db
        .updateTable('admins')
        .set({ password_hash: `${password_hash} ` })
        .where('id', '=', at.clerk.id)
        .execute();
      expect(await at.code(codes[0] ?? '', early.pending)).toMatchObject(EXPIRED);
      town.pass({ minutes: 10 });
      expect(await at.code(codes[1] ?? '', late.pending)).toMatchObject(EXPIRED);
      await town.app.tidy();
      const left = await town.db
        .selectFrom('factor_challenges')
        .select('token_hash')
        .where('admin_id', '=', at.clerk.id)
        .execute();
      expect(left).toEqual([]);
    });
  },
  { PUBLIC_URL: SITE.origin },
);

onBothEngines('a server without a name of its own', (it) => {
  it('makes no passkey at an address in figures, and one on its own machine', async ({ admin }) => {
    const start = (host: string) =>
      admin.ask({ method: 'POST', url: '/api/admin/passkeys/start', headers: { host } });
    expect((await start('192.168.1.20:3000')).json.code).toBe('passkey_impossible');
    expect((await start('localhost:3000')).json.options.rp).toEqual({
      id: 'localhost',
      name: 'Encina',
    });
    const headers = { host: '192.168.1.20:3000' };
    const { json } = await admin.ask({ url: '/api/admin/factors', headers });
    expect(json.site).toBeNull();
  });

  it('says where the passkey works that does not work here', async ({ town }) => {
    const at = await clerkIn(town);
    const site = { rpId: 'localhost', origin: 'http://localhost' };
    await addKey(
      {
        ...at.clerk,
        ask: (request) => at.clerk.ask({ ...request, headers: { host: 'localhost' } }),
      },
      authenticator(site),
    );
    const body = { email: at.email, password: PASSWORD, municipalityId: HOME_TOWN };
    const headers = { host: '192.168.1.20' };
    const { json } = await town.ask({ method: 'POST', url: '/api/admin/login', body, headers });
    expect(json).toMatchObject({ passkey: null, passkeyElsewhere: 'localhost', hasApp: false });
  });
});
