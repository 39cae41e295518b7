import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/engines.ts';
import { dataUrl, pictureUrl } from '../../testing/pictures.ts';
import { addAdmin, addMunicipality } from '../../testing/residents.ts';
import { HOME_TOWN, openTown, type Town } from '../../testing/town.ts';

describe.each(ENGINES)('what a town hall says of itself, on %s:', (engine) => {
  let town: Town;
  let token: string;
  beforeAll(async () => {
    town = await openTown(engine);
    ({ token } = await addAdmin(town));
  });
  afterAll(() => town.close());

  const change = (body: object, id = HOME_TOWN) =>
    town.ask({ method: 'PATCH', url: `/api/municipalities/${id}`, token, body });
  const shown = async () => {
    const towns: { id: string }[] = (await town.ask({ url: '/api/municipalities' })).json;
    return towns.find(({ id }) => id === HOME_TOWN);
  };

  it('its staff change what they name, and the rest stays', async () => {
    const first = await change({ phone: '924 11 22 33', email: ' ayto@pueblo.es ' });
    expect(first).toMatchObject({
      status: 200,
      json: { name: 'Valle de Matamoros', phone: '924 11 22 33', email: 'ayto@pueblo.es' },
    });
    await change({ address: 'Plaza Mayor, 1', timeZone: 'Atlantic/Canary' });
    expect(await shown()).toMatchObject({
      phone: '924 11 22 33',
      email: 'ayto@pueblo.es',
      address: 'Plaza Mayor, 1',
      timeZone: 'Atlantic/Canary',
    });
    await change({ phone: '', email: null, timeZone: 'Europe/Madrid' });
    expect(await shown()).toMatchObject({ phone: null, email: null, address: 'Plaza Mayor, 1' });
  });

  it('a photo comes, is served, gives way to another, and goes', async () => {
    const { json } = await change({ photo: await pictureUrl('jpeg') });
    expect((await town.ask({ url: json.photo })).status).toBe(200);
    const second = await change({ photo: await pictureUrl('png') });
    expect(second.json.photo).not.toBe(json.photo);
    expect((await change({ photo: null })).json.photo).toBeNull();
    const gone = await town.ask({ url: `/api/municipalities/${HOME_TOWN}/photo` });
    expect(gone.status).toBe(404);
    expect(await change({ photo: dataUrl('no', 'image/png') })).toMatchObject({
      status: 422,
      json: { error: 'Por favor selecciona una imagen' },
    });
  });

  it.each([
    [{ name: ' ' }, 'El nombre del municipio es requerido'],
    [{ email: 'ayto' }, 'Ese correo no parece completo. Ejemplo: ana@ejemplo.es'],
    [{ phone: 'uno' }, 'Escribe el teléfono solo con números.'],
    [{ address: 'x'.repeat(201) }, 'La dirección es demasiado larga.'],
  ])('%j is refused in words', async (body, error) => {
    expect(await change(body)).toMatchObject({ status: 400, json: { error } });
  });

  it('the name of another town is taken; its own is not', async () => {
    const other = await addMunicipality(town, { name: 'Salvaleón' });
    expect(await change({ name: 'Salvaleón' })).toMatchObject({
      status: 409,
      json: { error: 'Ya hay un municipio con ese nombre.' },
    });
    expect((await change({ name: 'Valle de Matamoros' })).status).toBe(200);
    expect((await change({ name: 'Otro' }, other)).status).toBe(404);
  });
});
