import { expect, vi } from 'vitest';
import { passwords } from '../../core/passwords.ts';
import { addDevice, addPerson } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { SECRET_KEY } from '../../testing/town.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

const OLD = '2468';
const NEW = '1357';
const pin_hash = await passwords(SECRET_KEY).hashPin(OLD);

onBothEngines('a change of one’s own PIN', (base) => {
  const it = base
    .extend('person', ({ town }) => addPerson(town, { pin_hash }))
    .extend('pin', async ({ town, person, device }) => {
      const enterAt = (pin: string) =>
        device.ask({
          method: 'POST',
          url: `${person.url}/verify-pin`,
          body: { pin },
        });
      const { encina_user = '' } = (await enterAt(OLD)).cookies;
      const cookies = { encina_user };
      const change = (currentPin: unknown, newPin: unknown) =>
        town.ask({
          method: 'PUT',
          url: `${person.url}/pin`,
          cookies,
          body: { currentPin, newPin },
        });
      const isIn = async (held: Record<string, string>) =>
        (await town.ask({ url: person.url, cookies: held })).status === 200;
      return { cookies, enterAt, change, isIn };
    });

  it('holds with the old PIN, keeps this tablet in and puts all others out', async ({
    town,
    person,
    pin,
  }) => {
    const elsewhere = (await addDevice(town)).cookies;
    const url = `${person.url}/verify-pin`;
    const there = await town.ask({ method: 'POST', url, cookies: elsewhere, body: { pin: OLD } });
    const answer = await pin.change(OLD, NEW);
    expect([answer.status, answer.json]).toEqual([200, { valid: true }]);
    expect(await pin.isIn(there.cookies)).toBe(false);
    expect(await pin.isIn(pin.cookies)).toBe(false);
    expect(await pin.isIn({ encina_user: answer.cookies.encina_user ?? '' })).toBe(true);
    expect((await pin.enterAt(OLD)).json).toEqual({ valid: false });
    expect((await pin.enterAt(NEW)).json).toEqual({ valid: true });
  });

  it('changes nothing with a wrong PIN, and guessing here ends like guessing when she enters', async ({
    town,
    pin,
  }) => {
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await pin.change('0000', NEW)).json).toEqual({ valid: false });
    }
    expect((await pin.change(OLD, NEW)).status).toBe(429);
    expect(await pin.isIn(pin.cookies)).toBe(true);
    town.pass({ minutes: 2 });
    expect((await pin.enterAt(OLD)).json).toEqual({ valid: true });
  });

  it('is refused without the old PIN', async ({ pin }) => {
    expect((await pin.change(undefined, NEW)).json).toEqual({ valid: false });
    expect((await pin.enterAt(OLD)).json).toEqual({ valid: true });
  });

  it('gives a PIN to a person who has none', async ({ town, person, pin }) => {
    await town.db
      .updateTable('users')
      .set({ pin_hash: null })
      .where('id', '=', person.id)
      .execute();
    expect((await pin.change(null, NEW)).json).toEqual({ valid: true });
    expect((await pin.enterAt(NEW)).json).toEqual({ valid: true });
  });

  it.for([['123'], ['12345'], ['abcd'], [''], [null]] as const)(
    'is refused where the new PIN is %j',
    async ([newPin], { pin }) => {
      const answer = await pin.change(OLD, newPin);
      expect(answer.status).toBe(400);
      expect((await pin.enterAt(OLD)).json).toEqual({ valid: true });
    },
  );
});
