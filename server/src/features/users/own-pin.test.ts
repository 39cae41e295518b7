import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { passwords } from '../../core/passwords.ts';
import { ENGINES } from '../../testing/engines.ts';
import { addDevice } from '../../testing/residents.ts';
import { addUser, openTown, SECRET_KEY, START, type Town } from '../../testing/town.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

const OLD = '2468';
const NEW = '1357';
const pin_hash = await passwords(SECRET_KEY).hashPin(OLD);

describe.each(ENGINES)('changing one’s own PIN, on %s:', (engine) => {
  let town: Town;
  let id: string;
  let tablet: Record<string, string>;
  let cookies: Record<string, string>;
  beforeAll(async () => {
    town = await openTown(engine);
  });
  afterAll(() => town.close());
  beforeEach(async () => {
    town.at(START);
    id = await addUser(town, { pin_hash });
    tablet = (await addDevice(town)).cookies;
    cookies = await enterWith(OLD);
  });

  const enterAt = (pin: string) =>
    town.ask({
      method: 'POST',
      url: `/api/users/${id}/verify-pin`,
      cookies: tablet,
      body: { pin },
    });
  async function enterWith(pin: string): Promise<Record<string, string>> {
    const { encina_user = '' } = (await enterAt(pin)).cookies;
    return { encina_user };
  }
  const change = (currentPin: unknown, newPin: unknown) =>
    town.ask({
      method: 'PUT',
      url: `/api/users/${id}/pin`,
      cookies,
      body: { currentPin, newPin },
    });
  const isIn = async (held: Record<string, string>) =>
    (await town.ask({ url: `/api/users/${id}`, cookies: held })).status === 200;

  it('with the old one, the new one holds, this tablet stays in and all others are out', async () => {
    const elsewhere = (await addDevice(town)).cookies;
    const url = `/api/users/${id}/verify-pin`;
    const there = await town.ask({ method: 'POST', url, cookies: elsewhere, body: { pin: OLD } });
    const answer = await change(OLD, NEW);
    expect([answer.status, answer.json]).toEqual([200, { valid: true }]);
    expect(await isIn(there.cookies)).toBe(false);
    expect(await isIn(cookies)).toBe(false);
    expect(await isIn({ encina_user: answer.cookies.encina_user ?? '' })).toBe(true);
    expect((await enterAt(OLD)).json).toEqual({ valid: false });
    expect((await enterAt(NEW)).json).toEqual({ valid: true });
  });

  it('with a wrong one nothing changes, and guessing here ends like guessing at the door', async () => {
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await change('0000', NEW)).json).toEqual({ valid: false });
    }
    expect((await change(OLD, NEW)).status).toBe(429);
    expect(await isIn(cookies)).toBe(true);
    town.pass({ minutes: 2 });
    expect((await enterAt(OLD)).json).toEqual({ valid: true });
  });

  it('who has a PIN cannot leave it out', async () => {
    expect((await change(undefined, NEW)).json).toEqual({ valid: false });
    expect((await enterAt(OLD)).json).toEqual({ valid: true });
  });

  it('who has none gives herself one', async () => {
    await town.db.updateTable('users').set({ pin_hash: null }).where('id', '=', id).execute();
    expect((await change(null, NEW)).json).toEqual({ valid: true });
    expect((await enterAt(NEW)).json).toEqual({ valid: true });
  });

  it.each([['123'], ['12345'], ['abcd'], [''], [null]])('%j is no PIN', async (newPin) => {
    const answer = await change(OLD, newPin);
    expect(answer.status).toBe(400);
    expect((await enterAt(OLD)).json).toEqual({ valid: true });
  });
});
