import { expect } from 'vitest';
import { addAdmin, addMunicipality, type Client } from '../../testing/accounts.ts';
import { codeAt } from '../../testing/code-at.ts';
import { createdPasskey, shownCode } from '../../testing/factors.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import type { Town } from '../../testing/town.ts';

const REQUIRED = { status: 403, json: { code: 'factor_required' } };

const state = async (clerk: Client) => (await clerk.ask({ url: '/api/admin/factors' })).json;
const addPasskey = async (town: Town, clerk: Client) =>
  clerk.ask({
    method: 'POST',
    url: '/api/admin/passkeys',
    body: await createdPasskey(town, clerk.id),
  });
const addApp = async (town: Town, clerk: Client) =>
  clerk.ask({ method: 'PUT', url: '/api/admin/code-app', body: await shownCode(town, clerk.id) });
const remove = (clerk: Client, what: string) =>
  clerk.ask({ method: 'DELETE', url: `/api/admin/${what}` });

onBothEngines('the second factors of an administrator', (base) => {
  const it = base
    .extend('elsewhere', ({ town }) => addMunicipality(town))
    .extend('clerk', ({ town, elsewhere }) =>
      addAdmin(town, { municipality_id: elsewhere, email: 'ana@pueblo.es' }),
    );

  it('are none at first, and passkeys, an app and ten codes once they are added', async ({
    town,
    admin,
  }) => {
    expect(await state(admin)).toEqual({
      passkeys: [],
      appSince: null,
      codesLeft: 0,
      isRequired: false,
      site: 'localhost',
    });
    expect((await addPasskey(town, admin)).json.recoveryCodes).toHaveLength(10);
    expect((await addApp(town, admin)).json).toEqual({ recoveryCodes: null });
    expect(await state(admin)).toMatchObject({
      passkeys: [{ name: 'Dispositivo', site: 'localhost', lastUsedAt: null }],
      appSince: '2026-11-20T16:05:00.000Z',
      codesLeft: 10,
    });
  });

  it('are kept without a secret that the database alone would give away', async ({
    town,
    admin,
  }) => {
    const started = await admin.ask({ method: 'POST', url: '/api/admin/code-app/start' });
    const { pending, secret, address } = started.json;
    expect(new URL(address).searchParams.get('secret')).toBe(secret);
    const body = { pending, code: codeAt(town, secret) };
    const added = await admin.ask({ method: 'PUT', url: '/api/admin/code-app', body });
    const rows = await Promise.all([
      town.db.selectFrom('code_apps').selectAll().execute(),
      town.db.selectFrom('recovery_codes').selectAll().execute(),
      town.db.selectFrom('factor_challenges').selectAll().execute(),
    ]);
    const kept = JSON.stringify(rows);
    for (const told of [secret, pending, ...added.json.recoveryCodes]) {
      expect(kept).not.toContain(told);
    }
  });

  it('count an app only once it has shown the right code, and take five tries', async ({
    town,
    admin,
  }) => {
    const { pending } = await shownCode(town, admin.id);
    const body = { pending, code: '000000' };
    const tried = () => admin.ask({ method: 'PUT', url: '/api/admin/code-app', body });
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await tried()).json.fields.code).toBe(
        'Ese código no es. Espera al siguiente y escríbelo.',
      );
    }
    expect((await tried()).status).toBe(429);
    expect((await state(admin)).appSince).toBeNull();
  });

  it('take a question of their own alone, and its answer once', async ({ town, admin }) => {
    const colleague = await addAdmin(town);
    const body = await createdPasskey(town, colleague.id);
    const keep = (who: Client) => who.ask({ method: 'POST', url: '/api/admin/passkeys', body });
    expect((await keep(admin)).status).toBe(404);
    expect((await keep(colleague)).status).toBe(200);
    expect((await keep(colleague)).status).toBe(404);
    town.pass({ minutes: 10 });
    expect((await keep(colleague)).status).toBe(404);
  });

  it('get new codes in place of the old ones, and lose them with the last factor', async ({
    town,
    admin,
  }) => {
    const renew = () => admin.ask({ method: 'POST', url: '/api/admin/recovery-codes' });
    expect((await renew()).status).toBe(404);
    const first = (await addApp(town, admin)).json.recoveryCodes;
    const second = (await renew()).json.recoveryCodes;
    expect(second).toHaveLength(10);
    expect(second).not.toEqual(first);
    expect((await remove(admin, 'code-app')).status).toBe(204);
    expect(await state(admin)).toMatchObject({ appSince: null, codesLeft: 0 });
    expect((await remove(admin, 'code-app')).status).toBe(404);
  });

  it('are set up before anything else where the town asks for them', async ({ town, clerk }) => {
    const rule = (isRequired: boolean) =>
      clerk.ask({ method: 'PUT', url: '/api/admin/factors/rule', body: { isRequired } });
    const me = async () => (await clerk.ask({ url: '/api/admin/me' })).json.needsFactor;
    expect([(await rule(true)).status, await me()]).toEqual([204, true]);
    expect(await clerk.ask({ url: '/api/admins' })).toMatchObject(REQUIRED);
    expect(await rule(false)).toMatchObject(REQUIRED);
    const asked = await shownCode(town, clerk.id);
    const added = await clerk.ask({ method: 'PUT', url: '/api/admin/code-app', body: asked });
    expect([added.status, await me()]).toEqual([200, false]);
    expect((await clerk.ask({ url: '/api/admins' })).json).toMatchObject([{ hasFactor: true }]);
    expect((await remove(clerk, 'code-app')).json.code).toBe('last_factor');
    await rule(false);
    expect((await remove(clerk, 'code-app')).status).toBe(204);
  });

  it('are asked of nobody in another town', async ({ town, admin, clerk }) => {
    await addApp(town, clerk);
    await clerk.ask({ method: 'PUT', url: '/api/admin/factors/rule', body: { isRequired: true } });
    expect((await admin.ask({ url: '/api/admins' })).status).toBe(200);
  });

  it('are cleared by a colleague, never by oneself, and all sessions end', async ({
    town,
    admin,
  }) => {
    const colleague = await addAdmin(town);
    await addPasskey(town, colleague);
    await addApp(town, colleague);
    const clear = (id: string) => admin.ask({ method: 'DELETE', url: `/api/admins/${id}/factors` });
    expect((await clear(admin.id)).status).toBe(403);
    expect((await clear(colleague.id)).status).toBe(204);
    expect((await colleague.ask({ url: '/api/admin/me' })).status).toBe(401);
    for (const table of ['passkeys', 'code_apps', 'recovery_codes'] as const) {
      const left = await town.db
        .selectFrom(table)
        .selectAll()
        .where('admin_id', '=', colleague.id)
        .execute();
      expect([table, left]).toEqual([table, []]);
    }
  });
});
