import { expect, vi } from 'vitest';
import { authenticator } from '../../testing/authenticator.ts';
import { addKey, clerkIn, PASSWORD } from '../../testing/clerks.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { HOME_TOWN } from '../../testing/town.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

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
