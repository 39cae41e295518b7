import type { Municipality } from '@encina/contract/municipalities';
import { expect } from 'vitest';
import { addAdmin, addMunicipality } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { dataUrl, pictureUrl } from '../../testing/pictures.ts';
import { HOME_TOWN } from '../../testing/town.ts';

onBothEngines('what a town hall says of itself', (base) => {
  const it = base.extend('townHall', ({ town, admin }) => {
    const change = (body: object, id = HOME_TOWN) =>
      admin.ask({ method: 'PATCH', url: `/api/municipalities/${id}`, body });
    const shown = async () => {
      const towns: Municipality[] = (await town.ask({ url: '/api/municipalities' })).json;
      const own = towns.find(({ id }) => id === HOME_TOWN);
      if (!own) throw new Error('the home town is gone');
      return own;
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

  it('is not written over what a colleague has changed meanwhile, who is named with her value', async ({
    town,
    townHall,
  }) => {
    const berta = await addAdmin(town, { name: 'Berta Gil' });
    const { version } = await townHall.shown();
    const url = `/api/municipalities/${HOME_TOWN}`;
    const hers = { address: 'Calle Nueva, 3', version };
    const first = await berta.ask({ method: 'PATCH', url, body: hers });
    expect(first.json.version).toBe(version + 1);
    const mine = { address: 'Plaza Mayor, 1', region: 'Extremadura', version };
    expect(await townHall.change(mine)).toMatchObject({
      status: 409,
      json: {
        error: 'Berta Gil ha cambiado estos datos mientras los editabas.',
        code: 'changed_meanwhile',
        fields: { address: 'Ahora pone: Calle Nueva, 3' },
      },
    });
    expect((await townHall.shown()).address).toBe('Calle Nueva, 3');
    const again = await townHall.change({ ...mine, version: version + 1 });
    expect(again.json).toMatchObject({ address: 'Plaza Mayor, 1', version: version + 2 });
  });

  it('is written by one of ten who began with the same version, and keeps one photo', async ({
    town,
    townHall,
  }) => {
    const { version } = await townHall.shown();
    const photo = await pictureUrl('png');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        townHall.change({ phone: `92411223${at}`, photo, version }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const kept = await Array.fromAsync(town.storage.list(`municipalities/${HOME_TOWN}`));
    expect(kept).toHaveLength(1);
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
