import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { addAdmin, addDevice } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { enter, START } from '../../testing/town.ts';

async function photoOf(color: string): Promise<string> {
  const image = sharp({ create: { width: 9, height: 9, channels: 3, background: color } });
  return `data:image/png;base64,${(await image.png().toBuffer()).toString('base64')}`;
}

onBothEngines('a profile that staff edit', (base) => {
  const it = base.extend(
    'edit',
    ({ person, admin }) =>
      (body: unknown) =>
        admin.ask({ method: 'PATCH', url: person.url, body }),
  );

  it('changes what is named, and leaves the rest', async ({ edit }) => {
    await edit({ phone: '600 00 00 01', birthDate: '1942-03-01' });
    const { json } = await edit({ name: ' Pepa Gómez ' });
    expect(json).toMatchObject({
      name: 'Pepa Gómez',
      phone: '600 00 00 01',
      birthDate: '1942-03-01',
    });
    expect((await edit({ phone: '' })).json.phone).toBeNull();
    expect((await edit({})).json).toMatchObject({ name: 'Pepa Gómez', phone: null });
  });

  it('is not written over what somebody else has changed meanwhile, and says who and what', async ({
    town,
    person,
    admin,
    edit,
  }) => {
    const seen = (await admin.ask({ url: person.url })).json;
    const berta = await addAdmin(town, { name: 'Berta Gil' });
    const hers = { phone: '600 00 00 09', version: seen.version };
    const first = await berta.ask({ method: 'PATCH', url: person.url, body: hers });
    expect(first.json.version).toBe(seen.version + 1);
    const mine = { phone: '600 00 00 01', name: 'Pepa Gómez', version: seen.version };
    expect(await edit(mine)).toMatchObject({
      status: 409,
      json: {
        error: 'Berta Gil ha cambiado estos datos mientras los editabas.',
        code: 'changed_meanwhile',
        fields: { phone: 'Ahora pone: 600 00 00 09' },
      },
    });
    const now = (await admin.ask({ url: person.url })).json;
    expect(now).toMatchObject({ name: seen.name, phone: '600 00 00 09' });
    expect((await edit({ ...mine, version: now.version })).json).toMatchObject({
      name: 'Pepa Gómez',
      phone: '600 00 00 01',
    });
  });

  it('is written by one of twenty who began with the same version', async ({ edit }) => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => edit({ phone: `600 00 00 ${10 + at}`, version: 1 })),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  it('needs no version, and counts all the same', async ({ edit }) => {
    const { version } = (await edit({ phone: '600 00 00 01' })).json;
    expect((await edit({ phone: '600 00 00 02' })).json.version).toBe(version + 1);
    expect((await edit({ phone: '600 00 00 03', version })).status).toBe(409);
  });

  it('refuses what creating refuses, with the same sentences', async ({ edit }) => {
    const sentences = await Promise.all(
      [{ name: ' ' }, { pin: '12a4' }, { email: 'ana' }, { birthDate: '2999-01-01' }].map(
        async (body) => {
          const { status, json } = await edit(body);
          expect(Object.keys(json.fields)).toEqual(Object.keys(body));
          return [status, json.error];
        },
      ),
    );
    expect(sentences).toEqual([
      [400, 'El nombre es obligatorio'],
      [400, 'El PIN de acceso debe tener exactamente 4 dígitos numéricos.'],
      [400, 'Ese correo no parece completo. Ejemplo: ana@ejemplo.es'],
      [400, 'Esa fecha de nacimiento todavía no ha llegado. Revisa el año.'],
    ]);
  });

  it('gives and takes no consent', async ({ edit }) => {
    const { json } = await edit({ familyConsent: true, municipalConsent: true });
    expect(json).toMatchObject({ familyConsent: false, municipalConsent: false });
  });

  it('ends her sessions at once with a new PIN, and with deactivation', async ({
    town,
    person,
    admin,
    edit,
  }) => {
    for (const change of [{ pin: '4321' }, { isActive: false }]) {
      const cookies = await enter(town, person.id);
      expect((await town.ask({ url: person.url, cookies })).status).toBe(200);
      await edit(change);
      expect((await town.ask({ url: person.url, cookies })).status).toBe(401);
    }
    await edit({ isActive: true });
    expect((await admin.ask({ url: person.url })).json.isActive).toBe(true);
  });

  it('lets a person in who guessed too often, once she has a new PIN', async ({
    town,
    edit,
    person,
  }) => {
    const { cookies } = await addDevice(town);
    await edit({ pin: '1111' });
    const verify = (pin: string) =>
      town.ask({ method: 'POST', url: `${person.url}/verify-pin`, cookies, body: { pin } });
    for (let guess = 0; guess < 5; guess += 1) await verify('9999');
    expect((await verify('1111')).status).toBe(429);
    await edit({ pin: '2222' });
    expect((await verify('2222')).json).toEqual({ valid: true });
  });

  it('says since when each consent holds', async ({ town, person, admin }) => {
    const cookies = await enter(town, person.id);
    const settings = { municipalConsent: false, voiceEnabled: true, darkMode: false };
    const save = (familyConsent: boolean) =>
      town.ask({
        method: 'PUT',
        url: `${person.url}/settings`,
        cookies,
        body: { ...settings, familyConsent },
      });
    await save(true);
    const { json } = await admin.ask({ url: person.url });
    expect(json).toMatchObject({
      familyConsent: true,
      familyConsentAt: START,
      municipalConsentAt: null,
    });
  });

  it('keeps one photo: the old file goes when a new one comes', async ({ town, person, edit }) => {
    const files = () => readdir(join(town.dataDir, 'files/users', person.id));
    await edit({ photo: await photoOf('red') });
    const [first] = await files();
    await edit({ photo: await photoOf('blue') });
    const second = await files();
    expect(second).toHaveLength(1);
    expect(second).not.toEqual([first]);
    expect((await edit({ photo: null })).json.photo).toBeNull();
    expect(await files()).toEqual([]);
  });
});
