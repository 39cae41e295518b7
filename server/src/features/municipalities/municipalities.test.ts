import { expect } from 'vitest';
import { onBothEngines } from '../../testing/fixtures.ts';
import { dataUrl, pictureUrl } from '../../testing/pictures.ts';
import { type Ask, HOME_TOWN } from '../../testing/town.ts';

const DEFAULT = {
  id: HOME_TOWN,
  name: 'Valle de Matamoros',
  photo: null,
  timeZone: 'Europe/Madrid',
  phone: null,
  email: null,
  address: null,
  region: 'Extremadura',
  logos: '/logos.svg',
  programme: 'Programa de ayudas a la innovación social y digital en municipios rurales',
  funder: null,
  budget: '100.000 euros',
  aid: '100.000 euros',
  showsPhases: true,
  accessibilityEntity: 'El Ayuntamiento de Valle de Matamoros',
  accessibilityAuthority: 'la unidad responsable de accesibilidad de la Junta de Extremadura',
  accessibilityEmail: null,
  setup: 'open',
  version: 1,
};
const UNSAID = ['email', 'address', 'region', 'logos', 'programme', 'funder', 'budget', 'aid'];
const UNSAID_OF_ACCESS = ['accessibilityEntity', 'accessibilityAuthority', 'accessibilityEmail'];
/** Nothing is invented for a town whose staff have said nothing. */
const NOTHING_SAID = {
  ...Object.fromEntries([...UNSAID, ...UNSAID_OF_ACCESS].map((field) => [field, null])),
  showsPhases: false,
};

onBothEngines('municipalities', (base) => {
  const it = base.extend('municipalities', ({ town, admin }) => {
    const create = (body: object, as: Partial<Ask> = { token: admin.token }) =>
      town.ask({ method: 'POST', url: '/api/municipalities', body, ...as });
    const list = async () => (await town.ask({ url: '/api/municipalities' })).json;
    return { create, list };
  });

  it('the default municipality is there from the first start', async ({ municipalities }) => {
    expect(await municipalities.list()).toStrictEqual([DEFAULT]);
  });

  it('the default municipality is given to anyone who asks for it, and never changed by it', async ({
    municipalities,
  }) => {
    const body = { id: HOME_TOWN, name: 'Mi pueblo', timeZone: 'Atlantic/Canary', phone: '600111' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => municipalities.create(body, {})),
    );
    for (const { status, json } of answers) {
      expect(status).toBe(200);
      expect(json).toStrictEqual(DEFAULT);
    }
    expect(await municipalities.list()).toStrictEqual([DEFAULT]);
  });

  it('the default municipality comes back where somebody took it out', async ({ openOwnTown }) => {
    const bare = await openOwnTown();
    await bare.db.deleteFrom('municipalities').execute();
    const body = { id: HOME_TOWN, name: 'Valle de Matamoros' };
    const url = '/api/municipalities';
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => bare.ask({ method: 'POST', url, body })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await bare.ask({ url })).json).toStrictEqual([DEFAULT]);
  });

  it('a second municipality is made by administrators alone', async ({ municipalities }) => {
    expect(await municipalities.create({ name: 'Salvaleón' }, {})).toMatchObject({
      status: 401,
      json: { code: 'unauthenticated' },
    });
  });

  it('a new municipality has a photo that everybody may see, and a code that is shown once', async ({
    town,
    municipalities,
  }) => {
    const photo = await pictureUrl('jpeg');
    const made = await municipalities.create({ name: ' Salvaleón ', photo, phone: '924 123 456' });
    expect(made.json).toStrictEqual({
      id: expect.stringMatching(/^[\w-]{36}$/),
      name: 'Salvaleón',
      photo: expect.stringMatching(/^\/api\/municipalities\/[\w-]+\/photo\?v=[0-9a-f]{16}$/),
      timeZone: 'Europe/Madrid',
      phone: '924 123 456',
      ...NOTHING_SAID,
      setup: 'code',
      version: 1,
      setupCode: expect.stringMatching(/^[A-HJKMNP-Z2-9]{12}$/),
    });
    const { setupCode, ...shown } = made.json;
    expect(await municipalities.list()).toContainEqual(shown);
    expect(JSON.stringify(await municipalities.list())).not.toContain(setupCode);
    const seen = await town.ask({ url: shown.photo });
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('a second municipality of the same name is refused', async ({ municipalities }) => {
    await municipalities.create({ name: 'Barcarrota' });
    expect(await municipalities.create({ name: 'Barcarrota' })).toMatchObject({
      status: 409,
      json: { error: 'Ya hay un municipio con ese nombre.', code: 'municipality_exists' },
    });
  });

  it.for([
    [{}, 'El nombre del municipio es requerido'],
    [{ name: '' }, 'El nombre del municipio es requerido'],
    [{ name: '  ' }, 'El nombre del municipio es requerido'],
    [{ name: 'x'.repeat(121) }, 'El nombre es demasiado largo.'],
    [{ name: 'Táliga', photo: 'data:text/plain;base64,AAAA' }, 'Por favor selecciona una imagen'],
    [{ name: 'Táliga', phone: 'no' }, 'Escribe el teléfono solo con números.'],
  ] as const)('%j is refused in words', async ([body, error], { municipalities }) => {
    expect(await municipalities.create(body)).toMatchObject({
      status: 400,
      json: { error, code: 'invalid' },
    });
  });

  it('a municipality whose photo is none is not made', async ({ municipalities }) => {
    const photo = dataUrl('no picture', 'image/png');
    expect((await municipalities.create({ name: 'Higuera', photo })).json.code).toBe(
      'not_an_image',
    );
    expect(JSON.stringify(await municipalities.list())).not.toContain('Higuera');
  });

  it('a photo is 404 where the municipality has none, or is not there', async ({ town }) => {
    for (const id of [HOME_TOWN, 'nowhere']) {
      expect((await town.ask({ url: `/api/municipalities/${id}/photo` })).status).toBe(404);
    }
  });

  it('a municipality with an id of the caller’s choice is refused', async ({ municipalities }) => {
    expect((await municipalities.create({ id: 'mine', name: 'Nogales' })).status).toBe(400);
  });
});
