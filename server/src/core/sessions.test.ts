import { expect } from 'vitest';
import { addAdmin, addDevice, addSupportPerson, type Client } from '../testing/accounts.ts';
import { dump } from '../testing/dump.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import { type Ask, addUser, enter, HOME_TOWN } from '../testing/town.ts';
import { hashToken } from './tokens.ts';

onBothEngines('a session', (base) => {
  const own = (id: string, cookies: Record<string, string>): Ask => ({
    url: `/api/users/${id}`,
    cookies,
  });

  const it = base
    /** A call that only this session makes succeed. */
    .extend('holders', ({ town }) => ({
      device: async () => {
        const { cookies } = await addDevice(town);
        return { url: `/api/users?municipalityId=${HOME_TOWN}`, cookies };
      },
      user: async () => {
        const id = await addUser(town);
        return own(id, await enter(town, id));
      },
      support: async () => {
        const id = await addUser(town);
        return own(id, (await addSupportPerson(town, [id])).cookies);
      },
    }));

  it.for([
    ['device', { hours: 365 * 24 }, 403],
    ['user', { hours: 30 * 24 }, 401],
    ['support', { hours: 7 * 24 }, 401],
  ] as const)(
    'lives, where it is of a %s, for %o and not a second longer',
    async ([kind, lifetime, after], { town, holders }) => {
      const call = (await holders[kind]?.()) ?? { url: '' };
      town.pass(lifetime);
      town.pass({ seconds: -1 });
      expect((await town.ask(call)).status).toBe(200);
      town.pass({ seconds: 1 });
      expect((await town.ask(call)).status).toBe(after);
    },
  );

  it('ends after 12 hours in which an administrator asked nothing', async ({ town }) => {
    const { token } = await addAdmin(town);
    town.pass({ minutes: 12 * 60 - 1 });
    expect((await town.ask({ url: '/api/admin/me', token })).status).toBe(200);
    town.pass({ minutes: 12 * 60 - 1 });
    expect((await town.ask({ url: '/api/admin/me', token })).status).toBe(200);
    town.pass({ hours: 12 });
    expect((await town.ask({ url: '/api/admin/me', token })).status).toBe(401);
  });

  it('ends after 7 days, however busy the administrator', async ({ town }) => {
    const { token } = await addAdmin(town);
    for (let hour = 6; hour < 7 * 24; hour += 6) {
      town.pass({ hours: 6 });
      expect((await town.ask({ url: '/api/admin/me', token })).status).toBe(200);
    }
    town.pass({ hours: 6 });
    expect((await town.ask({ url: '/api/admin/me', token })).status).toBe(401);
  });

  it('leaves no token in the database, only its hash', async ({ town }) => {
    const id = await addUser(town);
    const token = (await enter(town, id)).encina_user ?? '';
    const everything = JSON.stringify(await dump(town.db));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(everything).not.toContain(token);
    expect(everything).toContain(hashToken(token));
  });

  it('is opened by its token alone, never by the hash of it', async ({ town }) => {
    const id = await addUser(town);
    const { encina_user = '' } = await enter(town, id);
    const stolen = { encina_user: hashToken(encina_user) };
    expect((await town.ask(own(id, stolen))).status).toBe(401);
  });

  it('ends on the server when its person leaves, and no other of hers does', async ({ town }) => {
    const id = await addUser(town);
    const [here, elsewhere] = [await enter(town, id), await enter(town, id)];
    const left = await town.ask({ method: 'POST', url: `/api/users/${id}/logout`, cookies: here });
    expect(left.status).toBe(204);
    expect(left.cookies.encina_user).toBe('');
    expect((await town.ask(own(id, here))).status).toBe(401);
    expect((await town.ask(own(id, elsewhere))).status).toBe(200);
  });

  it('ends on the server when the administrator leaves', async ({ town }) => {
    const { token } = await addAdmin(town);
    expect((await town.ask({ method: 'POST', url: '/api/admin/logout', token })).status).toBe(204);
    expect((await town.ask({ url: '/api/admin/me', token })).status).toBe(401);
  });

  it('ends for everybody on a device that is revoked, and for nobody else', async ({ town }) => {
    const { token } = await addAdmin(town);
    const [lost, kept] = [await addDevice(town), await addDevice(town)];
    const id = await addUser(town);
    const visit = async (device: Client) => {
      const url = `/api/users/${id}/session`;
      const entered = await device.ask({ method: 'POST', url });
      return { encina_user: entered.cookies.encina_user ?? '' };
    };
    const [onLost, onKept] = [await visit(lost), await visit(kept)];
    const revoked = await town.ask({ method: 'DELETE', url: `/api/devices/${lost.id}`, token });
    expect(revoked.status).toBe(204);
    expect((await town.ask(own(id, onLost))).status).toBe(401);
    expect((await town.ask(own(id, lost.cookies))).status).toBe(401);
    expect((await town.ask(own(id, onKept))).status).toBe(200);
    expect((await town.ask(own(id, kept.cookies))).status).toBe(200);
  });

  it('ends when its person is erased', async ({ town }) => {
    const { token } = await addAdmin(town);
    const id = await addUser(town);
    const cookies = await enter(town, id);
    await town.ask({ method: 'DELETE', url: `/api/users/${id}`, token });
    expect((await town.ask(own(id, cookies))).status).toBe(401);
  });

  it('is forgotten by the hourly tidying when it has ended, and not before', async ({ town }) => {
    const id = await addUser(town);
    const cookies = await enter(town, id);
    town.pass({ hours: 1 });
    const later = await enter(town, id);
    town.pass({ hours: 30 * 24 - 1 });
    await town.app.tidy();
    const hashes = (await dump(town.db)).sessions?.map((row) => row.token_hash);
    expect(hashes).not.toContain(hashToken(cookies.encina_user ?? ''));
    expect(hashes).toContain(hashToken(later.encina_user ?? ''));
  });
});
