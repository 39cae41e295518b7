import { hash } from '@node-rs/argon2';
import { expect, vi } from 'vitest';
import { addAdmin, addMunicipality } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';

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

onBothEngines('the first administrator', (base) => {
  let municipalityId: string;
  const it = base.extend('office', ({ town }) => {
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
    return { create, setup };
  });

  it.beforeEach(async ({ town }) => {
    municipalityId = await addMunicipality(town);
  });

  it('creates herself, and can log in', async ({ town, office }) => {
    expect(await office.setup()).toBe('open');
    const created = await office.create();
    expect(created).toMatchObject({ status: 200, json: { id: expect.any(String) } });
    expect(await office.setup()).toBe('closed');
    const body = { ...ANA, municipalityId };
    const login = await town.ask({ method: 'POST', url: '/api/admin/login', body });
    expect(login.json).toMatchObject({ id: created.json.id, name: 'Ana Ruiz' });
  });

  it('is exactly one of fifty who try at once', async ({ town, office }) => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        office.create({ email: `ana${i}@ayuntamiento.example` }),
      ),
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

  it('is told that there is one where somebody has her email already', async ({ town, office }) => {
    await addAdmin(town, { municipality_id: municipalityId, email: ANA.email.toLowerCase() });
    expect(await office.create()).toMatchObject(TAKEN);
  });

  it('costs no hashing where there is one already', async ({ office }) => {
    await office.create();
    vi.mocked(hash).mockClear();
    expect(await office.create()).toMatchObject(TAKEN);
    expect(hash).not.toHaveBeenCalled();
  });

  it.for([
    ['no name', { name: ' ' }, 'El nombre es obligatorio'],
    ['no e-mail', { email: '' }, 'Escribe el correo electrónico.'],
    ['half an e-mail', { email: 'ana' }, 'Ese correo no parece completo. Ejemplo: ana@ejemplo.es'],
    ['five letters', { password: '12345' }, 'La contraseña debe tener al menos 6 caracteres.'],
    ['no town', { municipalityId: '' }, 'No se ha seleccionado un municipio'],
    ['no town at all', { municipalityId: undefined }, 'No se ha seleccionado un municipio'],
  ] as const)('is refused in words with %s', async ([_, said, error], { office }) => {
    expect(await office.create(said)).toMatchObject({
      status: 400,
      json: { error, code: 'invalid' },
    });
    expect(await office.setup()).toBe('open');
  });

  it.for(['123456', 'Contraseña', 'QWERTY', 'matamoros', 'encina2026'])(
    'is refused with the password %s, which everybody tries first',
    async (password, { office }) => {
      expect(await office.create({ password })).toMatchObject({
        status: 422,
        json: { error: 'Esa contraseña es de las más usadas. Elige otra.' },
      });
      expect(await office.setup()).toBe('open');
    },
  );

  it('may have a password of six letters', async ({ office }) => {
    expect((await office.create({ password: 'jarilo' })).status).toBe(200);
  });

  it('is refused for a town that is not there', async ({ office }) => {
    expect(await office.create({ municipalityId: 'nowhere' })).toMatchObject({
      status: 404,
      json: { error: 'Error: No se encontró el municipio' },
    });
  });

  it('needs, for a new town, the code that its creation gave once', async ({ office, admin }) => {
    const body = { name: `Pueblo nuevo de ${municipalityId}` };
    const made = await admin.ask({ method: 'POST', url: '/api/municipalities', body });
    municipalityId = made.json.id;
    expect(made.json).toMatchObject({
      setup: 'code',
      setupCode: expect.stringMatching(/^\w{12}$/),
    });
    expect(await office.setup()).toBe('code');
    expect(await office.create()).toMatchObject(WRONG_CODE);
    expect(await office.create({ setupCode: 'AAAABBBBCCCC' })).toMatchObject(WRONG_CODE);
    const typed = made.json.setupCode.toLowerCase().replace(/(.{4})/g, '$1 ');
    expect((await office.create({ setupCode: typed })).status).toBe(200);
    expect(await office.create({ setupCode: typed })).toMatchObject(TAKEN);
  });

  it('may guess at that code five times and then waits; another address does not', async ({
    office,
    admin,
  }) => {
    const body = { name: `Pueblo cerrado de ${municipalityId}` };
    const made = await admin.ask({ method: 'POST', url: '/api/municipalities', body });
    municipalityId = made.json.id;
    const { setupCode } = made.json;
    for (let i = 0; i < 5; i++) {
      expect(await office.create({ setupCode: `WRONG${i}` })).toMatchObject(WRONG_CODE);
    }
    const refused = await office.create({ setupCode });
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    expect((await office.create({ setupCode }, '10.0.0.9')).status).toBe(200);
  });
});

onBothEngines('a server started with SETUP_CODE', (it) => {
  it('asks the first administrator for it', async ({ openOwnTown }) => {
    const town = await openOwnTown({ SETUP_CODE: 'dehesa-2026' });
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
  });
});
