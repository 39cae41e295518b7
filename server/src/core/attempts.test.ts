import { expect, vi } from 'vitest';
import { addDevice, addSupportPerson } from '../testing/accounts.ts';
import { newAddress, rowsOf } from '../testing/attempts.ts';
import { onBothEngines } from '../testing/fixtures.ts';
import { addUser, HOME_TOWN, SECRET_KEY, type Town } from '../testing/town.ts';
import { passwords } from './passwords.ts';

vi.mock('@node-rs/argon2', () => import('../testing/cheap-argon2.ts'));

const RIGHT = '2468';
const WRONG = '0000';
const PASSWORD = 'la encina de la dehesa';
const ours = passwords(SECRET_KEY);
const pin_hash = await ours.hashPin(RIGHT);
const password_hash = await ours.hashPassword(PASSWORD);

interface From {
  readonly address?: string;
  readonly cookies?: Record<string, string>;
}
const guessPin = async (town: Town, id: string, pin: string, from: From = {}) =>
  town.ask({ method: 'POST', url: `/api/users/${id}/verify-pin`, body: { pin }, ...from });
onBothEngines('a device that tries PINs at one person after another', (base) => {
  const it = base.extend('people', ({ town }) =>
    Promise.all(Array.from({ length: 30 }, () => addUser(town, { pin_hash }))),
  );

  it('waits after twenty wrong ones, whoever is next, and no other device does', async ({
    town,
    device,
    people,
  }) => {
    const statuses: number[] = [];
    for (const id of people) {
      statuses.push((await guessPin(town, id, WRONG, device)).status);
    }
    expect(statuses).toEqual(people.map((_, at) => (at < 20 ? 200 : 429)));
    const [last = ''] = people.slice(-1);
    expect((await guessPin(town, last, RIGHT, device)).status).toBe(429);
    const other = await addDevice(town);
    expect((await guessPin(town, last, RIGHT, other)).json).toEqual({ valid: true });
    town.pass({ minutes: 1 });
    expect((await guessPin(town, last, RIGHT, device)).json).toEqual({ valid: true });
  });

  it('does not wait where they came in afterwards: a slip of the finger is no guess', async ({
    town,
    device,
    people,
  }) => {
    for (const id of people) {
      for (const pin of [WRONG, WRONG]) await guessPin(town, id, pin, device);
      expect((await guessPin(town, id, RIGHT, device)).json).toEqual({ valid: true });
    }
  });

  it('does not go on by coming in as itself in between', async ({ town, device, people }) => {
    const [own = '', ...others] = people;
    const statuses: number[] = [];
    for (const id of others.slice(0, 21)) {
      statuses.push((await guessPin(town, id, WRONG, device)).status);
      await guessPin(town, own, RIGHT, device);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });

  it('is forgiven within a day, and its row goes', async ({ town, device, people }) => {
    for (const id of people) await guessPin(town, id, WRONG, device);
    expect(await rowsOf(town, `device:${device.id}`)).toBe(1);
    town.pass({ hours: 24, seconds: 1 });
    await town.app.tidy();
    expect(await rowsOf(town, device.id)).toBe(0);
  });
});

onBothEngines(
  'a person whose PIN is guessed at from many addresses',
  (it) => {
    it('is guessed at fifty times in all, and comes in where she has been before', async ({
      town,
    }) => {
      const id = await addUser(town, { pin_hash });
      const { cookies } = await guessPin(town, id, RIGHT, { address: newAddress() });
      const statuses: number[] = [];
      for (let i = 0; i < 60; i += 1) {
        statuses.push((await guessPin(town, id, WRONG, { address: newAddress() })).status);
      }
      expect(statuses).toEqual([...Array(50).fill(200), ...Array(10).fill(429)]);
      expect((await guessPin(town, id, RIGHT, { address: newAddress() })).status).toBe(429);
      const { encina_browser = '' } = cookies;
      const hers = { address: newAddress(), cookies: { encina_browser } };
      expect((await guessPin(town, id, RIGHT, hers)).json).toEqual({ valid: true });
      await guessPin(town, id, RIGHT, hers);
      expect((await guessPin(town, id, RIGHT, { address: newAddress() })).status).toBe(429);
    });
  },
  { PROFILE_PICKER: 'open' },
);

onBothEngines('a browser in which a relative has been before', (base) => {
  const it = base.extend('lucia', async ({ town, person }) => {
    const email = `lucia-${person.id}@familia.example`;
    const address = newAddress();
    await addSupportPerson(town, [person.id], { email, password_hash });
    const login = (password: string, cookies: Record<string, string> = {}) =>
      town.ask({
        method: 'POST',
        url: '/api/support/login',
        body: { email, password, municipalityId: HOME_TOWN },
        cookies,
        address,
      });
    const first = await login(PASSWORD);
    return { login, first, cookies: { encina_browser: first.cookies.encina_browser ?? '' } };
  });

  it('lets her in while strangers guess from the same address', async ({ lucia }) => {
    for (let i = 0; i < 5; i += 1) await lucia.login('no es esta');
    expect((await lucia.login(PASSWORD)).status).toBe(429);
    expect((await lucia.login(PASSWORD, lucia.cookies)).status).toBe(200);
    expect((await lucia.login(PASSWORD)).status).toBe(429);
  });

  it('waits after five wrong attempts of its own', async ({ lucia }) => {
    for (let i = 0; i < 5; i += 1) {
      expect((await lucia.login('no es esta', lucia.cookies)).status).toBe(401);
    }
    expect((await lucia.login(PASSWORD, lucia.cookies)).status).toBe(429);
    expect((await lucia.login(PASSWORD)).status).toBe(200);
  });

  it('says so for a year, to us alone, and not who she is', async ({ lucia }) => {
    const lines = [lucia.first.headers['set-cookie']].flat().map(String);
    const line = lines.find((one) => one.startsWith('encina_browser=')) ?? '';
    expect(line.split('; ').toSorted()).toEqual([
      'HttpOnly',
      `Max-Age=${365 * 24 * 3_600}`,
      'Path=/',
      'SameSite=Lax',
      expect.stringMatching(/^encina_browser=[\w-]{22}(\.[\w-]{22})+$/),
    ]);
  });
});
