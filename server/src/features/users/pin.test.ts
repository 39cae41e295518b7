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
      async function attempt(pin: string, cookies = device.cookies, url = person.url) {
        const answer = await town.ask({
          method: 'POST',
          url: `${url}/verify-pin`,
          cookies,
          body: { pin },
        });
        const { status, json } = answer;
        return { status, json, retryAfter: answer.headers['retry-after'], cookies: answer.cookies };
      }
      async function attemptWrong(times: number, cookies = device.cookies) {
        for (let i = 0; i < times; i++) {
          expect(await attempt(WRONG, cookies)).toMatchObject({
            status: 200,
            json: { valid: false },
          });
        }
      }
      return { attempt, attemptWrong };
    });

  it.beforeEach(() => {
    vi.mocked(verify).mockClear();
  });

  it('the right PIN opens her session', async ({ town, person, door }) => {
    const { json, cookies } = await door.attempt(RIGHT);
    expect(json).toEqual({ valid: true });
    expect((await town.ask({ url: person.url, cookies })).json.id).toBe(person.id);
  });

  it('a wrong PIN opens nothing', async ({ door }) => {
    expect(await door.attempt(WRONG)).toMatchObject({ json: { valid: false }, cookies: {} });
  });

  it('an attempt after five wrong ones is told to wait, even the right one, without comparing', async ({
    town,
    door,
  }) => {
    await door.attemptWrong(5);
    expect(await door.attempt(RIGHT)).toMatchObject(waiting(1));
    expect(verify).toHaveBeenCalledTimes(5);
    town.pass({ seconds: 59 });
    expect(await door.attempt(RIGHT)).toMatchObject({ status: 429, retryAfter: '1' });
    town.pass({ seconds: 1 });
    expect(await door.attempt(RIGHT)).toMatchObject({ json: { valid: true } });
  });

  it('the waits are 1, 2, 4, 8 and 15 minutes, and stay 15', async ({ town, door }) => {
    await door.attemptWrong(5);
    for (const minutes of [1, 2, 4, 8, 15, 15, 15]) {
      expect(await door.attempt(WRONG)).toMatchObject(waiting(minutes));
      town.pass({ minutes });
      await door.attemptWrong(1);
    }
  });

  it('attempts while waiting do not make the wait longer', async ({ town, door }) => {
    await door.attemptWrong(5);
    for (let i = 0; i < 20; i++) expect((await door.attempt(WRONG)).status).toBe(429);
    town.pass({ minutes: 1 });
    expect((await door.attempt(RIGHT)).json).toEqual({ valid: true });
  });

  it('the right PIN wipes the count', async ({ door }) => {
    await door.attemptWrong(4);
    await door.attempt(RIGHT);
    await door.attemptWrong(5);
    expect((await door.attempt(WRONG)).status).toBe(429);
  });

  it('a day without an attempt wipes the count', async ({ town, door }) => {
    await door.attemptWrong(5);
    town.pass({ hours: 24, seconds: 1 });
    await door.attemptWrong(5);
    expect(await door.attempt(WRONG)).toMatchObject(waiting(1));
  });

  it('wrong attempts on one device lock nobody out of another', async ({ town, door }) => {
    await door.attemptWrong(5);
    expect((await door.attempt(WRONG)).status).toBe(429);
    const other = (await addDevice(town)).cookies;
    expect((await door.attempt(RIGHT, other)).json).toEqual({ valid: true });
  });

  it('wrong attempts for one person do not lock out her husband on the same device', async ({
    town,
    device,
    door,
  }) => {
    await door.attemptWrong(5);
    const husband = await addPerson(town, { pin_hash });
    const entered = await door.attempt(RIGHT, device.cookies, husband.url);
    expect(entered.json).toEqual({ valid: true });
  });

  it('what is no PIN is refused in words and costs no attempt', async ({ door }) => {
    for (const pin of ['', '123', '12345', 'abcd', '12 4', '١٢٣٤']) {
      expect(await door.attempt(pin)).toMatchObject({
        status: 400,
        json: { error: 'El PIN debe tener 4 dígitos', code: 'invalid' },
      });
    }
    await door.attemptWrong(5);
  });

  it('200 attempts at once cost at most 5 comparisons', async ({ door }) => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => door.attempt(WRONG)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(verify).toHaveBeenCalledTimes(5);
    expect(refused).toHaveLength(195);
    expect(answers.filter(({ json }) => json.valid === false)).toHaveLength(5);
  });

  it('200 attempts at once with the right one among them let no wrong one in', async ({ door }) => {
    const pins = Array.from({ length: 200 }, (_, i) => (i % 7 === 3 ? RIGHT : WRONG));
    const answers = await Promise.all(pins.map((pin) => door.attempt(pin)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const entered = answers.map(({ json }, i) => [json.valid, pins[i]]);
    expect(entered.filter(([valid, pin]) => valid === true && pin === WRONG)).toEqual([]);
  });

  it('a person who is switched off does not come in', async ({ town, person, door }) => {
    await town.db.updateTable('users').set({ is_active: 0 }).where('id', '=', person.id).execute();
    expect(await door.attempt(RIGHT)).toMatchObject({ status: 403, json: { code: 'deactivated' } });
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
    const { cookies: hers } = await door.attempt(RIGHT);
    const husband = await addUser(town);
    const url = `/api/users/${husband}/session`;
    await device.ask({ method: 'POST', url });
    expect((await town.ask({ url: person.url, cookies: hers })).status).toBe(401);
  });
});
