import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENGINES } from '../../testing/engines.ts';
import { addAdmin, addMunicipality } from '../../testing/residents.ts';
import { openTown, type Town } from '../../testing/town.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

const TAKEN = {
  status: 409,
  json: {
    error: 'Este municipio ya tiene administrador. Pídele que cree tu cuenta.',
    code: 'municipality_has_administrator',
  },
};
const WRONG_CODE = {
  status: 403,
  json: { error: 'El código de puesta en marcha no es correcto.', code: 'wrong_setup_code' },
};
const ANA = {
  name: 'Ana Ruiz',
  email: 'Ana@Ayuntamiento.example',
  password: 'la encina de la dehesa',
};

describe.each(ENGINES)('the first administrator, on %s:', (engine) => {
  let town: Town;
  let municipalityId: string;
  beforeAll(async () => {
    town = await openTown(engine);
  });
  beforeEach(async () => {
    municipalityId = await addMunicipality(town);
  });
  afterAll(() => town.close());

  const create = (said: object = {}, address = '127.0.0.1') =>
    town.ask({
      method: 'POST',
      url: '/api/admin/create-first',
      body: { ...ANA, municipalityId, ...said },
      address,
    });
  const setup = async () => {
    const { json } = await town.ask({ url: '/api/municipalities' });
    return json.find(({ id }: { id: string }) => id === municipalityId).setup;
  };

  it('creates herself, and can log in', async () => {
    expect(await setup()).toBe('open');
    const created = await create();
    expect(created).toMatchObject({ status: 200, json: { id: expect.any(String) } });
    expect(await setup()).toBe('closed');
    const body = { ...ANA, municipalityId };
    const login = await town.ask({ method: 'POST', url: '/api/admin/login', body });
    expect(login.json).toMatchObject({ id: created.json.id, name: 'Ana Ruiz' });
  });

  it('is exactly one of fifty who try at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => create({ email: `ana${i}@ayuntamiento.example` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    expect(others).toHaveLength(49);
    for (const answer of others) expect(answer).toMatchObject(TAKEN);
    const rows = await town.db
      .selectFrom('admins')
      .select('email')
      .where('municipality_id', '=', municipalityId)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('is not hashed a password for where there is one already', async () => {
    await create();
    vi.mocked(hash).mockClear();
    expect(await create()).toMatchObject(TAKEN);
    expect(hash).not.toHaveBeenCalled();
  });

  it.each([
    ['no name', { name: ' ' }, 'El nombre es obligatorio'],
    ['no e-mail', { email: '' }, 'Escribe el correo electrónico.'],
    ['half an e-mail', { email: 'ana' }, 'Ese correo no parece completo. Ejemplo: ana@ejemplo.es'],
    ['five letters', { password: '12345' }, 'La contraseña debe tener al menos 6 caracteres.'],
    ['no town', { municipalityId: '' }, 'No se ha seleccionado un municipio'],
    ['no town at all', { municipalityId: undefined }, 'No se ha seleccionado un municipio'],
  ])('with %s is refused in words', async (_, said, error) => {
    expect(await create(said)).toMatchObject({ status: 400, json: { error, code: 'invalid' } });
    expect(await setup()).toBe('open');
  });

  it.each(['123456', 'Contraseña', 'QWERTY', 'matamoros', 'encina2026'])(
    'with the password %s, which everybody tries first, is refused',
    async (password) => {
      expect(await create({ password })).toMatchObject({
        status: 422,
        json: { error: 'Esa contraseña es de las más usadas. Elige otra.' },
      });
      expect(await setup()).toBe('open');
    },
  );

  it('may have a password of six letters', async () => {
    expect((await create({ password: 'jarilo' })).status).toBe(200);
  });

  it('of a town that is not there is refused', async () => {
    expect(await create({ municipalityId: 'nowhere' })).toMatchObject({
      status: 404,
      json: { error: 'Error: No se encontró el municipio' },
    });
  });

  it('of a new town needs the code that its creation gave once', async () => {
    const { token } = await addAdmin(town);
    const body = { name: `Pueblo nuevo de ${municipalityId}` };
    const made = await town.ask({ method: 'POST', url: '/api/municipalities', token, body });
    municipalityId = made.json.id;
    expect(made.json).toMatchObject({
      setup: 'code',
      setupCode: expect.stringMatching(/^\w{12}$/),
    });
    expect(await setup()).toBe('code');
    expect(await create()).toMatchObject(WRONG_CODE);
    expect(await create({ setupCode: 'AAAABBBBCCCC' })).toMatchObject(WRONG_CODE);
    const typed = made.json.setupCode.toLowerCase().replace(/(.{4})/g, '$1 ');
    expect((await create({ setupCode: typed })).status).toBe(200);
    expect(await create({ setupCode: typed })).toMatchObject(TAKEN);
  });

  it('guesses at that code five times, then waits; another address does not', async () => {
    const { token } = await addAdmin(town);
    const body = { name: `Pueblo cerrado de ${municipalityId}` };
    const made = await town.ask({ method: 'POST', url: '/api/municipalities', token, body });
    municipalityId = made.json.id;
    const { setupCode } = made.json;
    for (let i = 0; i < 5; i++) {
      expect(await create({ setupCode: `WRONG${i}` })).toMatchObject(WRONG_CODE);
    }
    const refused = await create({ setupCode });
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    expect((await create({ setupCode }, '10.0.0.9')).status).toBe(200);
  });
});

describe.each(ENGINES)('where the server was started with SETUP_CODE, on %s,', (engine) => {
  it('the first administrator must know it', async () => {
    const town = await openTown(engine, { SETUP_CODE: 'dehesa-2026' });
    const municipalityId = 'valle-de-matamoros-default';
    const create = (setupCode?: string) =>
      town.ask({
        method: 'POST',
        url: '/api/admin/create-first',
        body: { ...ANA, municipalityId, setupCode },
      });
    expect((await town.ask({ url: '/api/municipalities' })).json[0].setup).toBe('code');
    expect(await create()).toMatchObject(WRONG_CODE);
    expect(await create('')).toMatchObject(WRONG_CODE);
    expect(await create('dehesa')).toMatchObject(WRONG_CODE);
    expect((await create('Dehesa 2026')).status).toBe(200);
    await town.close();
  });
});
