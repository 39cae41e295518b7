import { verify } from '@node-rs/argon2';
import { expect, vi } from 'vitest';
import { passwords } from '../../core/passwords.ts';
import { addDevice, addPerson } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { addUser, SECRET_KEY } from '../../testing/town.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

const WRONG = '0000';
const RIGHT = '2468';
const pin_hash = await passwords(SECRET_KEY).hashPin(RIGHT);

const waiting = (minutes: number) => ({
  status: 429,
  retryAfter: String(minutes * 60),
  json: {
    error: `Demasiados intentos. Espera ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} o pide ayuda.`,
    code: 'too_many_attempts',
  },
});

onBothEngines('guessing a PIN', (base) => {
  const it = base
    .extend('person', ({ town }) => addPerson(town, { pin_hash }))
    .extend('door', ({ town, person, device }) => {
      async function guess(pin: string, cookies = device.cookies, url = person.url) {
        const answer = await town.ask({
          method: 'POST',
          url: `${url}/verify-pin`,
          cookies,
          body: { pin },
        });
        const { status, json } = answer;
        return { status, json, retryAfter: answer.headers['retry-after'], cookies: answer.cookies };
      }
      async function guessWrong(times: number, cookies = device.cookies) {
        for (let i = 0; i < times; i++) {
          expect(await guess(WRONG, cookies)).toMatchObject({
            status: 200,
            json: { valid: false },
          });
        }
      }
      return { guess, guessWrong };
    });

  it.beforeEach(() => {
    vi.mocked(verify).mockClear();
  });

  it('the right PIN opens her session', async ({ town, person, door }) => {
    const { json, cookies } = await door.guess(RIGHT);
    expect(json).toEqual({ valid: true });
    expect((await town.ask({ url: person.url, cookies })).json.id).toBe(person.id);
  });

  it('a wrong PIN opens nothing', async ({ door }) => {
    expect(await door.guess(WRONG)).toMatchObject({ json: { valid: false }, cookies: {} });
  });

  it('a guess after five wrong ones is told to wait, even the right one, without comparing', async ({
    town,
    door,
  }) => {
    await door.guessWrong(5);
    expect(await door.guess(RIGHT)).toMatchObject(waiting(1));
    expect(verify).toHaveBeenCalledTimes(5);
    town.pass({ seconds: 59 });
    expect(await door.guess(RIGHT)).toMatchObject({ status: 429, retryAfter: '1' });
    town.pass({ seconds: 1 });
    expect(await door.guess(RIGHT)).toMatchObject({ json: { valid: true } });
  });

  it('the waits are 1, 2, 4, 8 and 15 minutes, and stay 15', async ({ town, door }) => {
    await door.guessWrong(5);
    for (const minutes of [1, 2, 4, 8, 15, 15, 15]) {
      expect(await door.guess(WRONG)).toMatchObject(waiting(minutes));
      town.pass({ minutes });
      await door.guessWrong(1);
    }
  });

  it('guesses while waiting do not make the wait longer', async ({ town, door }) => {
    await door.guessWrong(5);
    for (let i = 0; i < 20; i++) expect((await door.guess(WRONG)).status).toBe(429);
    town.pass({ minutes: 1 });
    expect((await door.guess(RIGHT)).json).toEqual({ valid: true });
  });

  it('the right PIN wipes the count', async ({ door }) => {
    await door.guessWrong(4);
    await door.guess(RIGHT);
    await door.guessWrong(5);
    expect((await door.guess(WRONG)).status).toBe(429);
  });

  it('a day without a guess wipes the count', async ({ town, door }) => {
    await door.guessWrong(5);
    town.pass({ hours: 24, seconds: 1 });
    await door.guessWrong(5);
    expect(await door.guess(WRONG)).toMatchObject(waiting(1));
  });

  it('wrong guesses on one device lock nobody out of another', async ({ town, door }) => {
    await door.guessWrong(5);
    expect((await door.guess(WRONG)).status).toBe(429);
    const other = (await addDevice(town)).cookies;
    expect((await door.guess(RIGHT, other)).json).toEqual({ valid: true });
  });

  it('wrong guesses for one person do not lock out her husband on the same device', async ({
    town,
    device,
    door,
  }) => {
    await door.guessWrong(5);
    const husband = await addPerson(town, { pin_hash });
    const entered = await door.guess(RIGHT, device.cookies, husband.url);
    expect(entered.json).toEqual({ valid: true });
  });

  it('what is no PIN is refused in words and costs no guess', async ({ door }) => {
    for (const pin of ['', '123', '12345', 'abcd', '12 4', '١٢٣٤']) {
      expect(await door.guess(pin)).toMatchObject({
        status: 400,
        json: { error: 'El PIN debe tener 4 dígitos', code: 'invalid' },
      });
    }
    await door.guessWrong(5);
  });

  it('200 guesses at once cost at most 5 comparisons', async ({ door }) => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => door.guess(WRONG)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(verify).toHaveBeenCalledTimes(5);
    expect(refused).toHaveLength(195);
    expect(answers.filter(({ json }) => json.valid === false)).toHaveLength(5);
  });

  it('200 guesses at once with the right one among them let no wrong one in', async ({ door }) => {
    const pins = Array.from({ length: 200 }, (_, i) => (i % 7 === 3 ? RIGHT : WRONG));
    const answers = await Promise.all(pins.map((pin) => door.guess(pin)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const entered = answers.map(({ json }, i) => [json.valid, pins[i]]);
    expect(entered.filter(([valid, pin]) => valid === true && pin === WRONG)).toEqual([]);
  });

  it('a person who is switched off does not come in', async ({ town, person, door }) => {
    await town.db.updateTable('users').set({ is_active: 0 }).where('id', '=', person.id).execute();
    expect(await door.guess(RIGHT)).toMatchObject({ status: 403, json: { code: 'deactivated' } });
  });

  it('whoever has a PIN does not come in without', async ({ person, device }) => {
    const url = `${person.url}/session`;
    const entered = await device.ask({ method: 'POST', url });
    expect(entered).toMatchObject({ status: 403, json: { code: 'pin_required' }, cookies: {} });
  });

  it('whoever comes in on a device ends the visit before', async ({
    town,
    person,
    device,
    door,
  }) => {
    const { cookies: hers } = await door.guess(RIGHT);
    const husband = await addUser(town);
    const url = `/api/users/${husband}/session`;
    await device.ask({ method: 'POST', url });
    expect((await town.ask({ url: person.url, cookies: hers })).status).toBe(401);
  });
});

onBothEngines('guessing a PIN where the picker is open to all', (it) => {
  it('strangers are counted by address, and lock out neither each other nor a device', async ({
    openOwnTown,
  }) => {
    const town = await openOwnTown({ PROFILE_PICKER: 'open' });
    const person = await addUser(town, { pin_hash });
    const tablet = (await addDevice(town)).cookies;
    const guess = async (pin: string, address: string, cookies = {}) => {
      const url = `/api/users/${person}/verify-pin`;
      const body = { pin };
      return (await town.ask({ method: 'POST', url, body, address, cookies })).status;
    };
    for (let i = 0; i < 5; i++) expect(await guess(WRONG, '10.0.0.1')).toBe(200);
    expect(await guess(RIGHT, '10.0.0.1')).toBe(429);
    expect(await guess(RIGHT, '10.0.0.2')).toBe(200);
    expect(await guess(RIGHT, '10.0.0.1', tablet)).toBe(200);
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
