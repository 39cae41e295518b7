import { verify } from '@node-rs/argon2';
import { expect, vi } from 'vitest';
import { passwords } from '../../core/passwords.ts';
import { addAdmin, addDevice, addMunicipality } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { type Ask, HOME_TOWN, SECRET_KEY } from '../../testing/town.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

const RIGHT = 'la encina de la dehesa';
const WRONG = 'la encina del vecino';
const password_hash = await passwords(SECRET_KEY).hashPassword(RIGHT);
const OFFICE = '10.0.0.1';
const REFUSED = {
  status: 401,
  json: { error: 'El correo o la contraseña no son correctos.', code: 'wrong_credentials' },
};

onBothEngines('a log-in of staff', (base) => {
  let email: string;
  let count = 0;
  interface Try {
    readonly email?: string;
    readonly password?: string;
    readonly municipalityId?: string;
    readonly enrolsDevice?: boolean;
  }
  const it = base.extend('office', ({ town }) => {
    const login = (said: Try = {}, from: Pick<Ask, 'address' | 'cookies' | 'headers'> = {}) =>
      town.ask({
        method: 'POST',
        url: '/api/admin/login',
        body: { email, password: RIGHT, municipalityId: HOME_TOWN, ...said },
        ...from,
      });
    async function guessWrong(times: number, from: Parameters<typeof login>[1] = {}) {
      for (let i = 0; i < times; i++) {
        expect(await login({ password: WRONG }, from)).toMatchObject(REFUSED);
      }
    }
    return { login, guessWrong };
  });

  it.beforeEach(async ({ town }) => {
    count += 1;
    email = `clerk${count}@ayuntamiento.example`;
    await addAdmin(town, { email, password_hash, name: 'Ana Ruiz' });
    vi.mocked(verify).mockClear();
  });

  it('gives a token that is hers, and enrols the device', async ({ town, office }) => {
    const answer = await office.login({ email: ` ${email.toUpperCase()} ` });
    expect(answer.json).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      id: expect.any(String),
      name: 'Ana Ruiz',
    });
    const me = await town.ask({ url: '/api/admin/me', token: answer.json.token });
    expect(me.json).toEqual({
      id: answer.json.id,
      name: 'Ana Ruiz',
      email,
      municipalityId: HOME_TOWN,
      municipalityName: 'Valle de Matamoros',
      needsFactor: false,
    });
    const here = await town.ask({ url: '/api/session', cookies: answer.cookies });
    expect(here.json).toEqual({
      device: { municipalityId: HOME_TOWN, isTied: false, tiedTo: [] },
      user: null,
      support: null,
      admin: null,
    });
  });

  it('leaves a personal computer as it is, where that is said', async ({ office }) => {
    const { status, cookies } = await office.login({ enrolsDevice: false });
    expect(status).toBe(200);
    expect(cookies).not.toHaveProperty('encina_device');
  });

  it('does not enrol a device twice', async ({ office }) => {
    const { cookies } = await office.login();
    expect((await office.login({}, { cookies })).cookies).not.toHaveProperty('encina_device');
  });

  it.for([
    ['a wrong password', { password: WRONG }],
    ['an account that is not there', { email: 'nobody@ayuntamiento.example' }],
    ['a municipality that is not there', { municipalityId: 'nowhere' }],
  ] as const)('%s gets the same answer after the same work', async ([_, said], { office }) => {
    expect(await office.login(said)).toMatchObject(REFUSED);
    expect(verify).toHaveBeenCalledTimes(1);
  });

  it('opens her own municipality only', async ({ town, office }) => {
    const municipalityId = await addMunicipality(town);
    expect(await office.login({ municipalityId })).toMatchObject(REFUSED);
  });

  it.for([
    ['an empty e-mail', { email: '' }, 'Escribe el correo electrónico.'],
    ['half an e-mail', { email: 'ana@' }, 'Ese correo no parece completo. Ejemplo: ana@ejemplo.es'],
    ['no password', { password: '' }, 'Escribe la contraseña.'],
    ['no municipality', { municipalityId: '' }, 'No se ha seleccionado un municipio'],
  ] as const)('%s is refused in words', async ([_, said, error], { office }) => {
    expect(await office.login(said)).toMatchObject({
      status: 400,
      json: { error, code: 'invalid' },
    });
  });

  it('after five wrong passwords from one address, that address waits', async ({ office }) => {
    await office.guessWrong(5, { address: OFFICE });
    const refused = await office.login({}, { address: OFFICE });
    expect(refused).toMatchObject({
      status: 429,
      json: { error: 'Demasiados intentos. Espera 1 minuto o pide ayuda.' },
      headers: { 'retry-after': '60' },
    });
    expect(verify).toHaveBeenCalledTimes(5);
    expect((await office.login({}, { address: '10.0.0.2' })).status).toBe(200);
  });

  it('an address that the caller only claims does not count', async ({ office }) => {
    const claim = (i: number) => ({
      address: OFFICE,
      headers: { 'x-forwarded-for': `9.9.9.${i}` },
    });
    for (let i = 0; i < 5; i++) await office.guessWrong(1, claim(i));
    expect((await office.login({}, claim(6))).status).toBe(429);
  });

  it('a colleague at the same address is not locked out', async ({ town, office }) => {
    await office.guessWrong(5, { address: OFFICE });
    const colleague = 'colleague@ayuntamiento.example';
    await addAdmin(town, { email: colleague, password_hash });
    expect((await office.login({ email: colleague }, { address: OFFICE })).status).toBe(200);
    await town.db.deleteFrom('admins').where('email', '=', colleague).execute();
  });

  it('an enrolled device is not locked out by strangers at its own address', async ({
    town,
    office,
  }) => {
    const { cookies } = await addDevice(town);
    await office.guessWrong(5, { address: OFFICE });
    expect((await office.login({}, { address: OFFICE })).status).toBe(429);
    expect((await office.login({}, { address: OFFICE, cookies })).status).toBe(200);
  });

  it('an account guessed at from many addresses waits, but for its enrolled devices', async ({
    town,
    office,
  }) => {
    for (let i = 0; i < 50; i++) await office.guessWrong(1, { address: `10.1.0.${i}` });
    expect((await office.login({}, { address: '10.2.0.1' })).status).toBe(429);
    const { cookies } = await addDevice(town);
    expect((await office.login({}, { address: '10.2.0.1', cookies })).status).toBe(200);
  });

  it('an enrolled device does not guess without end either', async ({ town, office }) => {
    const { cookies } = await addDevice(town);
    await office.guessWrong(5, { cookies, address: '10.0.0.3' });
    expect((await office.login({}, { cookies, address: '10.0.0.4' })).status).toBe(429);
  });

  it('a device of another town counts as none', async ({ town, office }) => {
    const { cookies } = await addDevice(town, await addMunicipality(town));
    await office.guessWrong(5, { cookies, address: OFFICE });
    expect((await office.login({}, { address: OFFICE })).status).toBe(429);
  });

  it('200 attempts at once cost at most 5 comparisons', async ({ office }) => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => office.login({ password: WRONG }, { address: OFFICE })),
    );
    expect(verify).toHaveBeenCalledTimes(5);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(195);
  });

  it('accounts that are not there are throttled as those that are', async ({ office }) => {
    const nobody = { email: `nobody${count}@ayuntamiento.example` };
    for (let i = 0; i < 5; i++) expect(await office.login(nobody)).toMatchObject(REFUSED);
    expect((await office.login(nobody)).status).toBe(429);
  });
});
