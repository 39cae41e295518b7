import { expect } from 'vitest';
import { onBothEngines } from '../../testing/fixtures.ts';
import { HOME_TOWN } from '../../testing/town.ts';

const TABLET = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 14; SM-X210) Chrome/130 Safari/537.36',
};

onBothEngines('the name of a device', (base) => {
  const it = base
    .extend('devices', ({ town, admin }) => async (here: Record<string, string> = {}) => {
      const cookies = { ...here, encina_staff: admin.token };
      const { json } = await town.ask({ url: '/staff/api/devices', cookies });
      return new Map<string, { name: string; kind: string; isThis: boolean }>(
        json.map((device: { id: string }) => [device.id, device]),
      );
    })
    .extend('enrol', ({ town, admin }) => async (name?: string) => {
      const issue = { method: 'POST', url: '/api/devices/codes' } as const;
      const { json } = await admin.ask(name === undefined ? issue : { ...issue, body: { name } });
      const body = { municipalityId: HOME_TOWN, code: json.code };
      const url = '/api/devices/enrol';
      return (await town.ask({ method: 'POST', url, body, headers: TABLET })).cookies;
    });

  it('is what it is, with a number where there are several', async ({ enrol, devices }) => {
    await enrol();
    await enrol();
    await enrol('Tableta de la biblioteca');
    const all = [...(await devices()).values()];
    expect(all.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Tableta Android', 'Tableta Android 2', 'Tableta de la biblioteca']),
    );
    expect(all.every(({ kind }) => kind === 'Tableta Android')).toBe(true);
  });

  it('is changed by staff, who still see what it is', async ({ device, devices, admin }) => {
    const url = `/api/devices/${device.id}`;
    const body = { name: '  Tableta de Josefa ' };
    expect((await admin.ask({ method: 'PATCH', url, body })).status).toBe(204);
    expect((await devices()).get(device.id)).toMatchObject({ name: 'Tableta de Josefa' });
  });

  it.for([
    ['', 'Escribe cómo se llama la tableta.'],
    ['x'.repeat(61), 'El nombre es demasiado largo. Usa 60 letras como mucho.'],
  ] as const)('is refused as %j, in words', async ([name, error], { device, admin }) => {
    const url = `/api/devices/${device.id}`;
    expect(await admin.ask({ method: 'PATCH', url, body: { name } })).toMatchObject({
      status: 400,
      json: { error },
    });
  });

  it('is marked on the device itself and on no other', async ({ device, enrol, devices }) => {
    await enrol();
    const here = [...(await devices(device.cookies))].filter(([, { isThis }]) => isThis);
    expect(here.map(([id]) => id)).toEqual([device.id]);
    expect([...(await devices()).values()].some(({ isThis }) => isThis)).toBe(false);
  });
});
