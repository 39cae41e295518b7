import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { passwords } from '../../core/passwords.ts';
import { ENGINES } from '../../testing/engines.ts';
import { addDevice } from '../../testing/residents.ts';
import { addUser, openTown, SECRET_KEY, START, type Town } from '../../testing/town.ts';

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

describe.each(ENGINES)('guessing a PIN, on %s:', (engine) => {
  let town: Town;
  let person: string;
  let tablet: Record<string, string>;
  beforeAll(async () => {
    town = await openTown(engine);
  });
  beforeEach(async () => {
    town.at(START);
    person = await addUser(town, { pin_hash });
    tablet = (await addDevice(town)).cookies;
    vi.mocked(verify).mockClear();
  });
  afterAll(() => town.close());

  async function guess(pin: string, cookies = tablet) {
    const url = `/api/users/${person}/verify-pin`;
    const answer = await town.ask({ method: 'POST', url, cookies, body: { pin } });
    const { status, json } = answer;
    return { status, json, retryAfter: answer.headers['retry-after'], cookies: answer.cookies };
  }
  async function guessWrong(times: number, cookies = tablet) {
    for (let i = 0; i < times; i++) {
      expect(await guess(WRONG, cookies)).toMatchObject({ status: 200, json: { valid: false } });
    }
  }

  it('the right one opens her session', async () => {
    const { json, cookies } = await guess(RIGHT);
    expect(json).toEqual({ valid: true });
    expect((await town.ask({ url: `/api/users/${person}`, cookies })).json.id).toBe(person);
  });

  it('a wrong one opens nothing', async () => {
    expect(await guess(WRONG)).toMatchObject({ json: { valid: false }, cookies: {} });
  });

  it('after five wrong ones the answer is to wait, even to the right one, without comparing', async () => {
    await guessWrong(5);
    expect(await guess(RIGHT)).toMatchObject(waiting(1));
    expect(verify).toHaveBeenCalledTimes(5);
    town.pass({ seconds: 59 });
    expect(await guess(RIGHT)).toMatchObject({ status: 429, retryAfter: '1' });
    town.pass({ seconds: 1 });
    expect(await guess(RIGHT)).toMatchObject({ json: { valid: true } });
  });

  it('the waits are 1, 2, 4, 8 and 15 minutes, and stay 15', async () => {
    await guessWrong(5);
    for (const minutes of [1, 2, 4, 8, 15, 15, 15]) {
      expect(await guess(WRONG)).toMatchObject(waiting(minutes));
      town.pass({ minutes });
      await guessWrong(1);
    }
  });

  it('guesses while waiting do not make the wait longer', async () => {
    await guessWrong(5);
    for (let i = 0; i < 20; i++) expect((await guess(WRONG)).status).toBe(429);
    town.pass({ minutes: 1 });
    expect((await guess(RIGHT)).json).toEqual({ valid: true });
  });

  it('the right one wipes the count', async () => {
    await guessWrong(4);
    await guess(RIGHT);
    await guessWrong(5);
    expect((await guess(WRONG)).status).toBe(429);
  });

  it('a day without a guess wipes it too', async () => {
    await guessWrong(5);
    town.pass({ hours: 24, seconds: 1 });
    await guessWrong(5);
    expect(await guess(WRONG)).toMatchObject(waiting(1));
  });

  it('wrong ones on one device lock nobody out of another', async () => {
    await guessWrong(5);
    expect((await guess(WRONG)).status).toBe(429);
    const other = (await addDevice(town)).cookies;
    expect((await guess(RIGHT, other)).json).toEqual({ valid: true });
  });

  it('wrong ones for one person do not lock out her husband on the same device', async () => {
    await guessWrong(5);
    person = await addUser(town, { pin_hash });
    expect((await guess(RIGHT)).json).toEqual({ valid: true });
  });

  it('what is no PIN is refused in words and costs no guess', async () => {
    for (const pin of ['', '123', '12345', 'abcd', '12 4', '١٢٣٤']) {
      expect(await guess(pin)).toMatchObject({
        status: 400,
        json: { error: 'El PIN debe tener 4 dígitos', code: 'invalid' },
      });
    }
    await guessWrong(5);
  });

  it('200 at once are at most 5 comparisons', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => guess(WRONG)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(verify).toHaveBeenCalledTimes(5);
    expect(refused).toHaveLength(195);
    expect(answers.filter(({ json }) => json.valid === false)).toHaveLength(5);
  });

  it('200 at once with the right one among them break nothing', async () => {
    const pins = Array.from({ length: 200 }, (_, i) => (i % 7 === 3 ? RIGHT : WRONG));
    const answers = await Promise.all(pins.map((pin) => guess(pin)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const entered = answers.map(({ json }, i) => [json.valid, pins[i]]);
    expect(entered.filter(([valid, pin]) => valid === true && pin === WRONG)).toEqual([]);
  });

  it('a person who is switched off does not come in', async () => {
    await town.db.updateTable('users').set({ is_active: 0 }).where('id', '=', person).execute();
    expect(await guess(RIGHT)).toMatchObject({ status: 403, json: { code: 'deactivated' } });
  });

  it('whoever has a PIN does not come in without', async () => {
    const url = `/api/users/${person}/session`;
    const entered = await town.ask({ method: 'POST', url, cookies: tablet });
    expect(entered).toMatchObject({ status: 403, json: { code: 'pin_required' }, cookies: {} });
  });

  it('whoever comes in on a device ends the visit before', async () => {
    const { cookies: hers } = await guess(RIGHT);
    const husband = await addUser(town);
    const url = `/api/users/${husband}/session`;
    await town.ask({ method: 'POST', url, cookies: tablet });
    expect((await town.ask({ url: `/api/users/${person}`, cookies: hers })).status).toBe(401);
  });
});

describe.each(ENGINES)('guessing a PIN where the picker is open to all, on %s:', (engine) => {
  it('strangers are counted by address, and lock out neither each other nor a device', async () => {
    const town = await openTown(engine, { PROFILE_PICKER: 'open' });
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
    await town.close();
  });
});
