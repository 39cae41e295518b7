import { expect, vi } from 'vitest';
import { addPerson } from '../testing/accounts.ts';
import { newAddress, rowsOf } from '../testing/attempts.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import { HOME_TOWN, SECRET_KEY } from '../testing/town.ts';
import { passwords } from './passwords.ts';

vi.mock('@node-rs/argon2', () => import('../testing/cheap-argon2.ts'));

const pin_hash = await passwords(SECRET_KEY).hashPin('2468');

onBothEngines('the table of attempts', (base) => {
  const it = base.extend('login', ({ town }) => {
    const address = newAddress();
    const login = async (said: { email?: string; municipalityId?: string }, from = address) => {
      const body = { email: 'a@b.example', password: 'x', municipalityId: HOME_TOWN, ...said };
      const url = '/api/admin/login';
      return (await town.ask({ method: 'POST', url, body, address: from })).status;
    };
    return { login, address };
  });

  it('has one row for a stranger who makes up towns, however many', async ({ town, login }) => {
    const before = (await town.db.selectFrom('attempt_counts').select('key').execute()).length;
    for (let i = 0; i < 40; i += 1) {
      expect(await login.login({ municipalityId: `pueblo-${i}` })).toBe(401);
    }
    expect(await rowsOf(town, 'pueblo-')).toBe(0);
    expect(await rowsOf(town, login.address)).toBe(1);
    expect((await town.db.selectFrom('attempt_counts').select('key').execute()).length).toBe(
      before + 1,
    );
  });

  it('has a ceiling for each address, whatever accounts it makes up', async ({ login }) => {
    const statuses = await Promise.all(
      Array.from({ length: 130 }, (_, i) => login.login({ email: `nadie${i}@ejemplo.es` })),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    expect(await login.login({ email: 'otra@ejemplo.es' }, newAddress())).toBe(401);
  });

  it('takes the addresses of one household for one, which has billions in IPv6', async ({
    login,
  }) => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      statuses.push(await login.login({ email: 'ipv6@ejemplo.es' }, `2001:db8:7:7::${i + 1}`));
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('is empty again of what strangers did an hour after', async ({ town, login }) => {
    for (let i = 0; i < 7; i += 1) await login.login({ email: 'nadie@ejemplo.es' });
    town.pass({ minutes: 59 });
    await town.app.tidy();
    expect(await rowsOf(town, login.address)).toBe(2);
    town.pass({ minutes: 1 });
    await town.app.tidy();
    expect(await town.db.selectFrom('attempt_counts').select('key').execute()).toEqual([]);
  });

  it('forgets what was counted of a person when she gets another PIN', async ({
    town,
    admin,
    device,
  }) => {
    const { id, url } = await addPerson(town, { pin_hash });
    await device.ask({ method: 'POST', url: `${url}/verify-pin`, body: { pin: '0000' } });
    expect(await rowsOf(town, `pin:${id}`)).toBe(2);
    await admin.ask({ method: 'PATCH', url, body: { pin: '1357' } });
    expect(await rowsOf(town, id)).toBe(0);
  });
});
