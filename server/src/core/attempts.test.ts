import { expect, vi } from 'vitest';
import { addDevice, addPerson, addSupportPerson } from '../testing/accounts.ts';
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

let count = 0;
/** An address of the test's own. */
function newAddress(): string {
  count += 1;
  return `10.7.${Math.floor(count / 250)}.${count % 250}`;
}

interface From {
  readonly address?: string;
  readonly cookies?: Record<string, string>;
}
const guessPin = async (town: Town, id: string, pin: string, from: From = {}) =>
  town.ask({ method: 'POST', url: `/api/users/${id}/verify-pin`, body: { pin }, ...from });
const rowsOf = async (town: Town, part: string) =>
  (await town.db.selectFrom('guesses').select('key').where('key', 'like', `%${part}%`).execute())
    .length;

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
    const email = `lucia${count}@familia.example`;
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

  it('waits after five wrong guesses of its own', async ({ lucia }) => {
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

onBothEngines('wrong device codes', (base) => {
  const it = base.extend('enrolling', ({ town, admin }) => {
    const address = newAddress();
    const enrol = (code: string, cookies: Record<string, string> = {}) =>
      town.ask({
        method: 'POST',
        url: '/api/devices/enrol',
        body: { municipalityId: HOME_TOWN, code },
        cookies,
        address,
      });
    const newCode = async () =>
      (await admin.ask({ method: 'POST', url: '/api/devices/codes' })).json.code;
    return { enrol, newCode };
  });

  it('of a stranger, five of them, do not keep a town from enrolling', async ({ enrolling }) => {
    for (let i = 0; i < 5; i += 1) await enrolling.enrol(`AAAA-AAA${i + 2}`);
    expect((await enrolling.enrol(await enrolling.newCode())).status).toBe(204);
  });

  it('of a stranger, however many, do not keep a tablet out that was enrolled before', async ({
    enrolling,
  }) => {
    const { cookies } = await enrolling.enrol(await enrolling.newCode());
    const { encina_browser = '' } = cookies;
    for (let i = 0; i < 51; i += 1) await enrolling.enrol(`AAAA-AA${10 + i}`);
    const code = await enrolling.newCode();
    expect((await enrolling.enrol(code)).status).toBe(429);
    expect((await enrolling.enrol(code, { encina_browser })).status).toBe(204);
  });
});

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
    const before = (await town.db.selectFrom('guesses').select('key').execute()).length;
    for (let i = 0; i < 40; i += 1) {
      expect(await login.login({ municipalityId: `pueblo-${i}` })).toBe(401);
    }
    expect(await rowsOf(town, 'pueblo-')).toBe(0);
    expect(await rowsOf(town, login.address)).toBe(1);
    expect((await town.db.selectFrom('guesses').select('key').execute()).length).toBe(before + 1);
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
    expect(await town.db.selectFrom('guesses').select('key').execute()).toEqual([]);
  });

  it('forgets what was counted of a person when she gets another PIN', async ({
    town,
    admin,
    device,
  }) => {
    const { id, url } = await addPerson(town, { pin_hash });
    await guessPin(town, id, WRONG, device);
    expect(await rowsOf(town, `pin:${id}`)).toBe(2);
    await admin.ask({ method: 'PATCH', url, body: { pin: '1357' } });
    expect(await rowsOf(town, id)).toBe(0);
  });
});
