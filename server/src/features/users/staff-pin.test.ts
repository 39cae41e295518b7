import { expect, vi } from 'vitest';
import { addAdmin } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

const STAFFS = '2468';
const HERS = '1357';

onBothEngines('a PIN that staff gave', (base) => {
  const it = base
    .extend('ana', ({ town }) => addAdmin(town, { name: 'Ana Gil' }))
    .extend('maria', async ({ town, ana, device }) => {
      const body = { name: 'María Gómez', pin: STAFFS };
      const { id } = (await ana.ask({ method: 'POST', url: '/api/users', body })).json;
      const url = `/api/users/${id}`;
      const enter = async (pin: string) => {
        const call = { method: 'POST', url: `${url}/verify-pin`, body: { pin } } as const;
        const { json, cookies } = await device.ask(call);
        return { ...json, cookies: { encina_user: cookies.encina_user ?? '' } };
      };
      const choose = (cookies: Record<string, string>, newPin: string, currentPin?: string) =>
        town.ask({ method: 'PUT', url: `${url}/pin`, cookies, body: { newPin, currentPin } });
      const log = async (cookies: Record<string, string>) =>
        (await town.ask({ url: `${url}/access-log`, cookies })).json.map(
          ({ viewer, viewerName, shown }: Record<string, string>) => [viewer, viewerName, shown],
        );
      const isFromStaff = async (cookies: Record<string, string>) =>
        (await town.ask({ url, cookies })).json.pinIsFromStaff;
      const reset = (pin: string) => ana.ask({ method: 'PATCH', url, body: { pin } });
      return { enter, choose, log, isFromStaff, reset };
    });

  it('lets her in and asks for one of her own, without the old one', async ({ maria }) => {
    const { valid, cookies } = await maria.enter(STAFFS);
    expect([valid, await maria.isFromStaff(cookies)]).toEqual([true, true]);
    const chosen = await maria.choose(cookies, HERS);
    expect(chosen.json).toEqual({ valid: true });
    expect(await maria.isFromStaff(chosen.cookies)).toBe(false);
    expect((await maria.enter(STAFFS)).valid).toBe(false);
    expect((await maria.enter(HERS)).valid).toBe(true);
  });

  it('cannot stay as hers', async ({ maria }) => {
    const { cookies } = await maria.enter(STAFFS);
    const same = await maria.choose(cookies, STAFFS);
    expect([same.status, same.json.code]).toEqual([422, 'same_pin']);
    expect(await maria.isFromStaff(cookies)).toBe(true);
  });

  it('once chosen, changes only with the old one', async ({ maria }) => {
    const { cookies } = await maria.enter(STAFFS);
    const chosen = await maria.choose(cookies, HERS);
    expect((await maria.choose(chosen.cookies, '9999')).json).toEqual({ valid: false });
    expect((await maria.choose(chosen.cookies, '9999', HERS)).json).toEqual({ valid: true });
  });

  it('and each entry with it stand in her access log, with who gave it', async ({ maria }) => {
    const entry = ['staff', 'Ana Gil', 'pin-used'];
    const first = await maria.enter(STAFFS);
    expect(await maria.log(first.cookies)).toEqual([]);
    const second = await maria.enter(STAFFS);
    expect(await maria.log(second.cookies)).toEqual([entry]);
    await maria.choose(second.cookies, HERS);
    await maria.reset('8642');
    const again = await maria.enter('8642');
    await maria.choose(again.cookies, '7531');
    const after = await maria.enter('7531');
    expect(await maria.log(after.cookies)).toEqual([
      entry,
      ['staff', 'Ana Gil', 'pin-given'],
      entry,
    ]);
  });

  it('of two who choose at once, one has chosen', async ({ maria }) => {
    const { cookies } = await maria.enter(STAFFS);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => maria.choose(cookies, `135${i}`)),
    );
    expect(answers.filter(({ json }) => json.valid === true)).toHaveLength(1);
  });
});
