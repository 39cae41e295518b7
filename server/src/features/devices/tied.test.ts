import { expect } from 'vitest';
import { addDevice, addMunicipality, addPerson } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { addUser, HOME_TOWN } from '../../testing/town.ts';

const NOT_HERE = { status: 404, json: { code: 'user_not_found' } };

onBothEngines('a device that is tied to people', (base) => {
  const it = base
    .extend('neighbour', ({ town }) => addPerson(town, { name: 'Pilar Rubio' }))
    .extend('tie', ({ admin, device }) => (...userIds: readonly string[]) => {
      const url = `/api/devices/${device.id}/people`;
      return admin.ask({ method: 'PUT', url, body: { userIds } });
    })
    .extend('shown', ({ device }) => async (query = '') => {
      const url = `/api/users?municipalityId=${HOME_TOWN}${query}`;
      return (await device.ask({ url })).json.map(({ id }: { id: string }) => id);
    });

  it('shows only them, whatever is searched for and asked', async ({
    person,
    neighbour,
    tie,
    shown,
  }) => {
    expect(await shown()).toContain(neighbour.id);
    expect((await tie(person.id)).status).toBe(204);
    expect(await shown()).toEqual([person.id]);
    expect(await shown('&search=pilar')).toEqual([]);
    expect(await shown(`&ids=${neighbour.id}`)).toEqual([]);
    expect(await shown(`&ids=${neighbour.id},${person.id}`)).toEqual([person.id]);
  });

  it('shows its own people where many devices ask at one moment', async ({
    town,
    person,
    neighbour,
    admin,
    device,
    tie,
  }) => {
    const [hers, everybodys] = [await addDevice(town), await addDevice(town)];
    await tie(person.id);
    const body = { userIds: [neighbour.id] };
    await admin.ask({ method: 'PUT', url: `/api/devices/${hers.id}/people`, body });
    const url = `/api/users?municipalityId=${HOME_TOWN}`;
    const asked = [device, hers, everybodys, hers, device];
    const answers = await Promise.all(asked.map((it) => it.ask({ url })));
    const shown = answers.map(({ json }) => json.map(({ id }: { id: string }) => id));
    expect(shown[2]).toEqual(expect.arrayContaining([person.id, neighbour.id]));
    expect(shown.toSpliced(2, 1)).toEqual([
      [person.id],
      [neighbour.id],
      [neighbour.id],
      [person.id],
    ]);
  });

  it('knows nobody else by an id, and lets nobody else in', async ({
    person,
    neighbour,
    device,
    tie,
  }) => {
    await tie(person.id);
    expect(await device.ask({ url: neighbour.url })).toMatchObject(NOT_HERE);
    const session = { method: 'POST', url: `${neighbour.url}/session` } as const;
    expect(await device.ask(session)).toMatchObject(NOT_HERE);
    const pin = {
      method: 'POST',
      url: `${neighbour.url}/verify-pin`,
      body: { pin: '1234' },
    } as const;
    expect(await device.ask(pin)).toMatchObject(NOT_HERE);
    expect((await device.ask({ method: 'POST', url: `${person.url}/session` })).status).toBe(204);
  });

  it('says whose it is to its own browser and to staff', async ({ admin, person, device, tie }) => {
    const session = async () => (await device.ask({ url: '/api/session' })).json.device;
    const here = { municipalityId: HOME_TOWN };
    expect(await session()).toEqual({ ...here, isTied: false, tiedTo: [] });
    await tie(person.id);
    expect(await session()).toEqual({ ...here, isTied: true, tiedTo: [person.id] });
    const { json } = await admin.ask({ url: '/api/devices' });
    const row = json.find(({ id }: { id: string }) => id === device.id);
    expect(row.people).toEqual([{ id: person.id, name: 'Josefa Gómez Rangel' }]);
  });

  it('ends the visit of who is in and is not one of them, and of nobody else', async ({
    town,
    neighbour,
    device,
    tie,
    person,
  }) => {
    const url = `${neighbour.url}/session`;
    const { cookies } = await device.ask({ method: 'POST', url });
    await tie(neighbour.id, person.id);
    expect((await town.ask({ url: neighbour.url, cookies })).status).toBe(200);
    await tie(person.id);
    expect((await town.ask({ url: neighbour.url, cookies })).status).toBe(401);
  });

  it('is everybody’s again when it is tied to nobody', async ({
    person,
    neighbour,
    tie,
    shown,
  }) => {
    await tie(person.id);
    await tie();
    expect(await shown()).toContain(neighbour.id);
  });

  it('shows nobody else when its people are erased or out of use', async ({
    admin,
    town,
    device,
    neighbour,
    tie,
    shown,
  }) => {
    const erased = await addUser(town);
    const unused = await addUser(town, { is_active: 0 });
    await tie(erased, neighbour.id);
    await admin.ask({ method: 'DELETE', url: `/api/users/${erased}` });
    expect(await shown()).toEqual([neighbour.id]);
    await tie(unused);
    expect(await shown()).toEqual([]);
    await admin.ask({ method: 'DELETE', url: `/api/users/${unused}` });
    expect(await shown()).toEqual([]);
    const session = { method: 'POST', url: `${neighbour.url}/session` } as const;
    expect(await device.ask(session)).toMatchObject(NOT_HERE);
    expect((await device.ask({ url: '/api/session' })).json.device).toMatchObject({
      isTied: true,
      tiedTo: [],
    });
    const { json } = await admin.ask({ url: '/api/devices' });
    const row = json.find(({ id }: { id: string }) => id === device.id);
    expect(row).toMatchObject({ isTied: true, people: [] });
    await tie();
    expect(await shown()).toContain(neighbour.id);
  });

  it('is of two people at most, of its own town', async ({ town, person, neighbour, tie }) => {
    const third = await addUser(town);
    expect(await tie(person.id, neighbour.id, third)).toMatchObject({
      status: 400,
      json: { error: 'Una tableta puede ser de dos personas como mucho.' },
    });
    const municipality_id = await addMunicipality(town);
    const outsider = await addUser(town, { municipality_id });
    expect(await tie(outsider)).toMatchObject(NOT_HERE);
    expect((await tie(person.id, person.id)).status).toBe(204);
  });
});
