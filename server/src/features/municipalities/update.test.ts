import { expect } from 'vitest';
import { addMunicipality } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { dataUrl, pictureUrl } from '../../testing/pictures.ts';
import { HOME_TOWN } from '../../testing/town.ts';

onBothEngines('what a town hall says of itself', (base) => {
  const it = base.extend('townHall', ({ town, admin }) => {
    const change = (body: object, id = HOME_TOWN) =>
      admin.ask({ method: 'PATCH', url: `/api/municipalities/${id}`, body });
    const shown = async () => {
      const towns: { id: string }[] = (await town.ask({ url: '/api/municipalities' })).json;
      return towns.find(({ id }) => id === HOME_TOWN);
    };
    return { change, shown };
  });

  it('staff change what they name, and the rest stays', async ({ townHall }) => {
    const first = await townHall.change({ phone: '924 11 22 33', email: ' ayto@pueblo.es ' });
    expect(first).toMatchObject({
      status: 200,
      json: { name: 'Valle de Matamoros', phone: '924 11 22 33', email: 'ayto@pueblo.es' },
    });
    await townHall.change({ address: 'Plaza Mayor, 1', timeZone: 'Atlantic/Canary' });
    expect(await townHall.shown()).toMatchObject({
      phone: '924 11 22 33',
      email: 'ayto@pueblo.es',
      address: 'Plaza Mayor, 1',
      timeZone: 'Atlantic/Canary',
    });
    await townHall.change({ phone: '', email: null, timeZone: 'Europe/Madrid' });
    expect(await townHall.shown()).toMatchObject({
      phone: null,
      email: null,
      address: 'Plaza Mayor, 1',
    });
  });

  it('a photo comes, is served, gives way to another, and goes', async ({ town, townHall }) => {
    const { json } = await townHall.change({ photo: await pictureUrl('jpeg') });
    expect((await town.ask({ url: json.photo })).status).toBe(200);
    const second = await townHall.change({ photo: await pictureUrl('png') });
    expect(second.json.photo).not.toBe(json.photo);
    expect((await townHall.change({ photo: null })).json.photo).toBeNull();
    const gone = await town.ask({ url: `/api/municipalities/${HOME_TOWN}/photo` });
    expect(gone.status).toBe(404);
    expect(await townHall.change({ photo: dataUrl('no', 'image/png') })).toMatchObject({
      status: 422,
      json: { error: 'Por favor selecciona una imagen' },
    });
  });

  it.for([
    [{ name: ' ' }, 'El nombre del municipio es requerido'],
    [{ email: 'ayto' }, 'Ese correo no parece completo. Ejemplo: ana@ejemplo.es'],
    [{ phone: 'uno' }, 'Escribe el teléfono solo con números.'],
    [{ address: 'x'.repeat(201) }, 'La dirección es demasiado larga.'],
  ] as const)('%j is refused in words', async ([body, error], { townHall }) => {
    expect(await townHall.change(body)).toMatchObject({ status: 400, json: { error } });
  });

  it('the name of another town is refused; its own is not', async ({ town, townHall }) => {
    const other = await addMunicipality(town, { name: 'Salvaleón' });
    expect(await townHall.change({ name: 'Salvaleón' })).toMatchObject({
      status: 409,
      json: { error: 'Ya hay un municipio con ese nombre.' },
    });
    expect((await townHall.change({ name: 'Valle de Matamoros' })).status).toBe(200);
    expect((await townHall.change({ name: 'Otro' }, other)).status).toBe(404);
  });
});
