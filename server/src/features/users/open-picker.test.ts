import { expect, vi } from 'vitest';
import { passwords } from '../../core/passwords.ts';
import { addDevice } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { addUser, SECRET_KEY } from '../../testing/town.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

const WRONG = '0000';
const RIGHT = '2468';
const pin_hash = await passwords(SECRET_KEY).hashPin(RIGHT);

onBothEngines('guessing a PIN where the picker is open to all', (it) => {
  it('strangers are counted by address, and lock out neither each other nor a device', async ({
    openOwnTown,
  }) => {
    const town = await openOwnTown({ PROFILE_PICKER: 'open' });
    const person = await addUser(town, { pin_hash });
    const tablet = (await addDevice(town)).cookies;
    const attempt = async (pin: string, address: string, cookies = {}) => {
      const url = `/api/users/${person}/verify-pin`;
      const body = { pin };
      return (await town.ask({ method: 'POST', url, body, address, cookies })).status;
    };
    for (let i = 0; i < 5; i++) expect(await attempt(WRONG, '10.0.0.1')).toBe(200);
    expect(await attempt(RIGHT, '10.0.0.1')).toBe(429);
    expect(await attempt(RIGHT, '10.0.0.2')).toBe(200);
    expect(await attempt(RIGHT, '10.0.0.1', tablet)).toBe(200);
  });

  it('whoever comes in ends the visit before in the same browser, and no other', async ({
    openOwnTown,
  }) => {
    const town = await openOwnTown({ PROFILE_PICKER: 'open' });
    const [wife, husband] = [await addUser(town), await addUser(town)];
    const comeIn = async (id: string, cookies = {}) =>
      (await town.ask({ method: 'POST', url: `/api/users/${id}/session`, cookies })).cookies;
    const isIn = async (id: string, cookies: Record<string, string>) =>
      (await town.ask({ url: `/api/users/${id}/consents`, cookies })).status === 200;
    const [here, elsewhere] = [await comeIn(wife), await comeIn(wife)];
    expect(await isIn(wife, here)).toBe(true);
    await comeIn(husband, here);
    expect(await isIn(wife, here)).toBe(false);
    expect(await isIn(wife, elsewhere)).toBe(true);
  });
});
