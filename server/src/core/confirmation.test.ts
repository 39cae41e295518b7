import { expect, vi } from 'vitest';
import { rightRequest } from '../testing/access-requests.ts';
import { openScenario } from '../testing/access-scenario.ts';
import { addAdmin } from '../testing/accounts.ts';
import { credentialsOf } from '../testing/credentials.ts';
import { declaredEndpoints, nameOf } from '../testing/endpoints.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import { PASSWORD, password_hash } from '../testing/secrets.ts';
import { HOME_TOWN, type Town } from '../testing/town.ts';
import { hashToken } from './tokens.ts';

vi.mock('@node-rs/argon2', () => import('../testing/cheap-argon2.ts'));

const CONSENTS = { family_consent: 1, municipal_consent: 1, is_active: 1 } as const;
const endpoints = await declaredEndpoints();
const confirmed = endpoints.filter((endpoint) => endpoint.confirms);

/** A new PIN is one of many things that an edit may bring. */
const NEW_PIN = { pin: '1357' };

/** As if she had shown nothing since her log-in. */
const unconfirm = (town: Town) => town.db.updateTable('sessions').set({ confirmed_until: null });

onBothEngines('what staff must confirm', (base) => {
  const it = base.extend('ana', async ({ town, person }) => {
    const admin = await addAdmin(town, { password_hash });
    await unconfirm(town).where('admin_id', '=', admin.id).execute();
    const reset = () => admin.ask({ method: 'PATCH', url: person.url, body: NEW_PIN });
    const confirm = (currentPassword: string) =>
      admin.ask({ method: 'POST', url: '/api/admin/confirmation', body: { currentPassword } });
    const edit = () => admin.ask({ method: 'PATCH', url: person.url, body: { phone: null } });
    return { ...admin, reset, confirm, edit };
  });

  it('is every reset, deletion and export, and what staff themselves come in with', () => {
    expect(confirmed.map(nameOf).toSorted()).toEqual([
      'DELETE /api/admin/code-app',
      'DELETE /api/admin/passkeys/:passkeyId',
      'DELETE /api/admins/:id',
      'DELETE /api/admins/:id/factors',
      'DELETE /api/municipalities/:id',
      'DELETE /api/support-persons/:id',
      'DELETE /api/users/:id',
      'DELETE /api/users/imports/:key',
      'GET /api/admin/export',
      'GET /api/users/export',
      'PATCH /api/users/:id',
      'POST /api/admin/code-app/start',
      'POST /api/admin/passkeys/start',
      'POST /api/admin/recovery-codes',
      'POST /api/cards',
      'POST /api/support-persons/:id/code',
      'PUT /api/admin/factors/rule',
      'PUT /api/admins/:id/password',
    ]);
  });

  it.for(confirmed.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'is refused without it, and done with it: %s',
    async ([, endpoint], { sharedScenario }) => {
      const scenario = await openScenario(sharedScenario, CONSENTS);
      const { town } = sharedScenario;
      const right = await rightRequest(endpoint, scenario);
      const request = Array.isArray(endpoint.confirms) ? { ...right, body: NEW_PIN } : right;
      const credentials = await credentialsOf('admin', scenario);
      await unconfirm(town).where('admin_id', '=', scenario.adminId).execute();
      const refused = await town.ask({ ...request, ...credentials });
      expect([refused.status, refused.json.code]).toEqual([403, 'confirmation_required']);
      const done = await town.ask({ ...request, ...(await credentialsOf('admin', scenario)) });
      expect(done.status).toBeLessThan(300);
    },
  );

  it('asks for nothing where an edit brings no new PIN', async ({ ana }) => {
    expect((await ana.edit()).status).toBe(200);
    expect((await ana.reset()).json).toEqual({
      error: 'Escribe tu contraseña para hacer esto.',
      code: 'confirmation_required',
    });
  });

  it('opens for five minutes with the right password, in that session alone', async ({
    town,
    ana,
  }) => {
    expect((await ana.confirm('otra cosa')).json).toEqual({ valid: false });
    expect((await ana.reset()).status).toBe(403);
    expect((await ana.confirm(PASSWORD)).json).toEqual({ valid: true });
    expect((await ana.reset()).status).toBe(200);
    const here = { kind: 'admin', municipality_id: HOME_TOWN, admin_id: ana.id } as const;
    const elsewhere = await town.session(here);
    await unconfirm(town).where('token_hash', '=', hashToken(elsewhere)).execute();
    expect((await ana.ask({ url: '/api/users/export', token: elsewhere })).status).toBe(403);
    town.pass({ minutes: 4, seconds: 59 });
    expect((await ana.reset()).status).toBe(200);
    town.pass({ seconds: 2 });
    expect((await ana.reset()).status).toBe(403);
  });

  it('a log-in alone does not open', async ({ town, ana }) => {
    const email = `${ana.id}@ayuntamiento.example`;
    const body = { email, password: PASSWORD, municipalityId: HOME_TOWN };
    const { json } = await town.ask({ method: 'POST', url: '/api/admin/login', body });
    const exported = await town.ask({ url: '/api/users/export', token: json.token });
    expect(exported.json.code).toBe('confirmation_required');
  });

  it('counts wrong passwords, and waits after the fifth', async ({ town, ana }) => {
    for (let i = 0; i < 5; i += 1) await ana.confirm('otra cosa');
    const blocked = await ana.confirm(PASSWORD);
    expect([blocked.status, blocked.json.code]).toEqual([429, 'too_many_attempts']);
    expect((await ana.reset()).status).toBe(403);
    town.pass({ minutes: 2 });
    expect((await ana.confirm(PASSWORD)).json).toEqual({ valid: true });
  });
});
