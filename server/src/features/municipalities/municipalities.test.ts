import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/engines.ts';
import { dataUrl, pictureUrl } from '../../testing/pictures.ts';
import { addAdmin } from '../../testing/residents.ts';
import { type Ask, HOME_TOWN, openTown, type Town } from '../../testing/town.ts';

const DEFAULT = {
  id: HOME_TOWN,
  name: 'Valle de Matamoros',
  photo: null,
  timeZone: 'Europe/Madrid',
  phone: null,
  email: null,
  address: null,
  setup: 'open',
};

describe.each(ENGINES)('municipalities, on %s:', (engine) => {
  let town: Town;
  let token: string;
  beforeAll(async () => {
    town = await openTown(engine);
    ({ token } = await addAdmin(town));
  });
  afterAll(() => town.close());

  const create = (body: object, as: Partial<Ask> = { token }) =>
    town.ask({ method: 'POST', url: '/api/municipalities', body, ...as });
  const list = async () => (await town.ask({ url: '/api/municipalities' })).json;

  it('the default one is there from the first start', async () => {
    expect(await list()).toStrictEqual([DEFAULT]);
  });

  it('anyone may ask for the default one, any number of times, and change nothing of it', async () => {
    const body = { id: HOME_TOWN, name: 'Mi pueblo', timeZone: 'Atlantic/Canary', phone: '600111' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(body, {})));
    for (const { status, json } of answers) {
      expect(status).toBe(200);
      expect(json).toStrictEqual(DEFAULT);
    }
    expect(await list()).toStrictEqual([DEFAULT]);
  });

  it('the default one comes back where somebody took it out', async () => {
    const bare = await openTown(engine);
    await bare.db.deleteFrom('municipalities').execute();
    const body = { id: HOME_TOWN, name: 'Valle de Matamoros' };
    const url = '/api/municipalities';
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => bare.ask({ method: 'POST', url, body })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await bare.ask({ url })).json).toStrictEqual([DEFAULT]);
    await bare.close();
  });

  it('another one needs an administrator', async () => {
    expect(await create({ name: 'Salvaleón' }, {})).toMatchObject({
      status: 401,
      json: { code: 'unauthenticated' },
    });
  });

  it('a new one has a photo that everybody may see, and a code that is shown once', async () => {
    const photo = await pictureUrl('jpeg');
    const made = await create({ name: ' Salvaleón ', photo, phone: '924 123 456' });
    expect(made.json).toStrictEqual({
      id: expect.stringMatching(/^[\w-]{36}$/),
      name: 'Salvaleón',
      photo: expect.stringMatching(/^\/api\/municipalities\/[\w-]+\/photo\?v=[0-9a-f]{16}$/),
      timeZone: 'Europe/Madrid',
      phone: '924 123 456',
      email: null,
      address: null,
      setup: 'code',
      setupCode: expect.stringMatching(/^[A-HJKMNP-Z2-9]{12}$/),
    });
    const { setupCode, ...shown } = made.json;
    expect(await list()).toContainEqual(shown);
    expect(JSON.stringify(await list())).not.toContain(setupCode);
    const seen = await town.ask({ url: shown.photo });
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('two of one name are one too many', async () => {
    await create({ name: 'Barcarrota' });
    expect(await create({ name: 'Barcarrota' })).toMatchObject({
      status: 409,
      json: { error: 'Ya hay un municipio con ese nombre.', code: 'municipality_exists' },
    });
  });

  it.each([
    [{}, 'El nombre del municipio es requerido'],
    [{ name: '' }, 'El nombre del municipio es requerido'],
    [{ name: '  ' }, 'El nombre del municipio es requerido'],
    [{ name: 'x'.repeat(121) }, 'El nombre es demasiado largo.'],
    [{ name: 'Táliga', photo: 'data:text/plain;base64,AAAA' }, 'Por favor selecciona una imagen'],
    [{ name: 'Táliga', phone: 'no' }, 'Escribe el teléfono solo con números.'],
  ])('%j is refused in words', async (body, error) => {
    expect(await create(body)).toMatchObject({ status: 400, json: { error, code: 'invalid' } });
  });

  it('a photo that is none is refused, and the town is not made', async () => {
    const photo = dataUrl('no picture', 'image/png');
    expect((await create({ name: 'Higuera', photo })).json.code).toBe('not_an_image');
    expect(JSON.stringify(await list())).not.toContain('Higuera');
  });

  it('one without a photo has none to show, nor has one that is not there', async () => {
    for (const id of [HOME_TOWN, 'nowhere']) {
      expect((await town.ask({ url: `/api/municipalities/${id}/photo` })).status).toBe(404);
    }
  });

  it('an id of one’s own choice is not taken', async () => {
    expect((await create({ id: 'mine', name: 'Nogales' })).status).toBe(400);
  });
});
