import { expect, vi } from 'vitest';
import { addAdmin, addSupportPerson } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { PASSWORD, password_hash } from '../../testing/secrets.ts';
import { HOME_TOWN } from '../../testing/town.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

onBothEngines('a device that is revoked', (base) => {
  const it = base
    .extend(
      'revoke',
      ({ admin }) =>
        (id: string) =>
          admin.ask({ method: 'DELETE', url: `/api/devices/${id}` }),
    )
    .extend(
      'login',
      ({ town }) =>
        (who: 'admin' | 'support', email: string, cookies = {}) =>
          town.ask({
            method: 'POST',
            url: `/api/${who}/login`,
            body: { email, password: PASSWORD, municipalityId: HOME_TOWN },
            cookies,
          }),
    );

  it('takes the staff session with it that was opened on it', async ({
    town,
    device,
    revoke,
    login,
  }) => {
    const email = `ana${Math.random()}@ejemplo.es`;
    await addAdmin(town, { email, password_hash });
    const { token } = (await login('admin', email, device.cookies)).json;
    const elsewhere = (await login('admin', email)).json.token;
    const isIn = async (held: string) =>
      (await town.ask({ url: '/api/admin/me', token: held })).status;
    await revoke(device.id);
    expect([await isIn(token), await isIn(elsewhere)]).toEqual([401, 200]);
  });

  it('takes the staff session with it that enrolled it', async ({ town, revoke, login }) => {
    const email = `bea${Math.random()}@ejemplo.es`;
    const { id } = await addAdmin(town, { email, password_hash });
    const { token } = (await login('admin', email)).json;
    const { device_id } = await town.db
      .selectFrom('sessions')
      .select('device_id')
      .where('admin_id', '=', id)
      .where('device_id', 'is not', null)
      .executeTakeFirstOrThrow();
    await revoke(device_id ?? '');
    expect((await town.ask({ url: '/api/admin/me', token })).status).toBe(401);
  });

  it('takes the family’s session with it, and leaves theirs elsewhere', async ({
    town,
    person,
    device,
    revoke,
    login,
  }) => {
    const email = `hija${Math.random()}@ejemplo.es`;
    await addSupportPerson(town, [person.id], { email, password_hash });
    const here = await login('support', email, device.cookies);
    const there = await login('support', email);
    await revoke(device.id);
    const isIn = async (cookies: Record<string, string>) =>
      (await town.ask({ url: '/api/support/me', cookies })).status;
    expect([await isIn(here.cookies), await isIn(there.cookies)]).toEqual([401, 200]);
  });
});
