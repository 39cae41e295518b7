import { expect } from 'vitest';
import { addAdmin, addMunicipality } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { pictureUrl } from '../../testing/pictures.ts';
import { HOME_TOWN } from '../../testing/town.ts';

onBothEngines('a town that was made by mistake', (base) => {
  const it = base.extend('towns', ({ town, admin }) => {
    const remove = (id: string, as = admin) =>
      as.ask({ method: 'DELETE', url: `/api/municipalities/${id}` });
    const ids = async (): Promise<string[]> =>
      (await town.ask({ url: '/api/municipalities' })).json.map(({ id }: { id: string }) => id);
    return { remove, ids };
  });

  it('is removed with its photo by the staff who made it', async ({ town, admin, towns }) => {
    const body = { name: 'Olivensa', photo: await pictureUrl('jpeg') };
    const made = await admin.ask({ method: 'POST', url: '/api/municipalities', body });
    expect((await towns.remove(made.json.id)).status).toBe(204);
    expect(await towns.ids()).toEqual([HOME_TOWN]);
    expect((await town.ask({ url: made.json.photo })).status).toBe(404);
    expect((await towns.remove(made.json.id)).status).toBe(404);
  });

  it('stays once it has an administrator, also where both happen at once', async ({
    town,
    admin,
    towns,
  }) => {
    const body = { name: 'Táliga' };
    const { json } = await admin.ask({ method: 'POST', url: '/api/municipalities', body });
    const first = {
      name: 'Luz',
      email: 'luz@taliga.example',
      password: 'una-clave-larga',
      municipalityId: json.id,
      setupCode: json.setupCode,
    };
    const created = town.ask({ method: 'POST', url: '/api/admin/create-first', body: first });
    const [removed, { status }] = await Promise.all([towns.remove(json.id), created]);
    const isThere = (await towns.ids()).includes(json.id);
    expect(isThere).toBe(removed.status !== 204);
    expect(isThere).toBe(status === 200);
  });

  it('stays where somebody is in it', async ({ town, towns }) => {
    const id = await addMunicipality(town);
    await addAdmin(town, { municipality_id: id });
    expect(await towns.remove(id)).toMatchObject({
      status: 409,
      json: {
        error: 'En este municipio ya hay personas o personal. Solo se quita uno que está vacío.',
        code: 'municipality_not_empty',
      },
    });
  });

  it('is not removed by the staff of another town, and never is the first town', async ({
    town,
    towns,
  }) => {
    const id = await addMunicipality(town, { created_in: HOME_TOWN });
    const stranger = await addAdmin(town, { municipality_id: await addMunicipality(town) });
    expect((await towns.remove(id, stranger)).status).toBe(403);
    expect((await towns.remove(HOME_TOWN)).status).toBe(403);
    expect(await towns.ids()).toContain(id);
  });
});
