import { expect, vi } from 'vitest';
import { authenticator } from '../../testing/authenticator.ts';
import { addCodeApp, addKey, clerkIn, SITE } from '../../testing/clerks.ts';
import { codeAt } from '../../testing/code-at.ts';
import { onBothEngines } from '../../testing/fixtures.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

const WRONG = { status: 401, json: { code: 'wrong_factor' } };
const EXPIRED = { status: 401, json: { code: 'entry_expired' } };

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

    it('takes no more than five attempts, and a passkey meanwhile', async ({ town, at }) => {
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
        .set({ password_hash: 'of another password' })
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
