import { expect, vi } from 'vitest';
import { addAdmin, addDevice, addMunicipality } from '../../testing/accounts.ts';
import { dump } from '../../testing/dump.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { HOME_TOWN, START } from '../../testing/town.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

onBothEngines('a new person', (base) => {
  const refusal = (error: string) => ({ status: 400, json: { error, code: 'invalid' } });

  const it = base.extend(
    'create',
    ({ admin }) =>
      (said: object) =>
        admin.ask({
          method: 'POST',
          url: '/api/users',
          body: { name: 'Josefa Gómez', pin: '2468', ...said },
        }),
  );

  it('needs no more than a name and a PIN', async ({ admin, create }) => {
    const { status, json } = await create({});
    expect(status).toBe(200);
    expect(json).toStrictEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/),
      name: 'Josefa Gómez',
      photo: null,
      isActive: true,
      hasPin: true,
      email: null,
      familyConsent: false,
      municipalConsent: false,
      createdAt: START,
      phone: null,
      birthDate: null,
      adminId: admin.id,
      municipalityId: HOME_TOWN,
    });
  });

  it('keeps everything that the form asks for, trimmed', async ({ admin, create }) => {
    const { json } = await create({
      name: '  Josefa Gómez ',
      email: ' josefa@correo.example ',
      phone: ' 600 111 222 ',
      birthDate: '1940-02-29',
      familyConsent: true,
      municipalConsent: true,
      adminId: admin.id,
      municipalityId: HOME_TOWN,
    });
    const got = await admin.ask({ url: `/api/users/${json.id}` });
    expect(got.json).toMatchObject({
      name: 'Josefa Gómez',
      email: 'josefa@correo.example',
      phone: '600 111 222',
      birthDate: '1940-02-29',
      familyConsent: true,
      municipalConsent: true,
    });
  });

  it('has null for each field that the form left empty', async ({ create }) => {
    const { json } = await create({ email: '', phone: '', birthDate: '', photo: null });
    expect(json).toMatchObject({ email: null, phone: null, birthDate: null, photo: null });
  });

  it.for([
    [{ name: '' }, 'El nombre es obligatorio'],
    [{ name: '   ' }, 'El nombre es obligatorio'],
    [{ name: 'x'.repeat(121) }, 'El nombre es demasiado largo. Usa 120 letras como mucho.'],
    [{ pin: undefined }, 'El PIN de acceso es obligatorio.'],
    [{ pin: '' }, 'El PIN de acceso es obligatorio.'],
    [{ pin: null }, 'El PIN de acceso es obligatorio.'],
    [{ pin: '123' }, 'El PIN de acceso debe tener exactamente 4 dígitos numéricos.'],
    [{ pin: '12345' }, 'El PIN de acceso debe tener exactamente 4 dígitos numéricos.'],
    [{ pin: '12a4' }, 'El PIN de acceso debe tener exactamente 4 dígitos numéricos.'],
    [{ pin: '1234\n' }, 'El PIN de acceso debe tener exactamente 4 dígitos numéricos.'],
    [{ photo: 'photo.png' }, 'Por favor selecciona una imagen'],
    [{ birthDate: '2999-01-01' }, 'Esa fecha de nacimiento todavía no ha llegado. Revisa el año.'],
    [{ birthDate: '29/02/2999' }, 'Escribe una fecha válida.'],
  ] as const)('is refused in words with %j', async ([said, error], { create }) => {
    expect(await create(said)).toMatchObject(refusal(error));
  });

  it.for([
    [{ email: 'josefa' }, 'email'],
    [{ email: 'josefa@' }, 'email'],
    [{ phone: 'mañana' }, 'phone'],
    [{ phone: '12' }, 'phone'],
    [{ birthDate: '29/02/1940' }, 'birthDate'],
    [{ birthDate: '1941-02-29' }, 'birthDate'],
    [{ birthDate: '2999-01-01' }, 'birthDate'],
    [{ familyConsent: 'yes' }, 'familyConsent'],
    [{ name: 7 }, 'name'],
  ] as const)('is refused by the name of the field with %j', async ([said, field], { create }) => {
    const { status, json } = await create(said);
    expect(status).toBe(400);
    expect(Object.keys(json.fields)).toEqual([field]);
    expect(json.error).toMatch(/^\p{Lu}[^A-Z]*\.?/u);
  });

  it('leaves nothing behind where she was refused', async ({ town, create }) => {
    const before = (await dump(town.db)).users?.length;
    await create({ name: 'Rechazada', pin: '12' });
    await create({ name: 'Rechazada', photo: 'data:image/png;base64,AAAA' });
    expect((await dump(town.db)).users).toHaveLength(before ?? 0);
  });

  it('is created by staff of that town, in their own name', async ({ town, create }) => {
    const elsewhere = await addMunicipality(town);
    const colleague = await addAdmin(town);
    expect((await create({ municipalityId: elsewhere })).status).toBe(404);
    expect((await create({ adminId: colleague.id })).status).toBe(403);
  });

  it('keeps nothing else that the caller sends', async ({ create }) => {
    const more = { id: 'chosen', isActive: false, pinHash: 'x', createdAt: '2000-01-01' };
    const { json } = await create({ ...more, __proto__: { voiceEnabled: false } });
    expect(json).toMatchObject({ isActive: true, createdAt: START });
    expect(json.id).not.toBe('chosen');
  });

  it('has a PIN that is nowhere in the database, and lets her in', async ({ town, create }) => {
    const { json } = await create({ pin: '9876' });
    const row = (await dump(town.db)).users?.find(({ id }) => id === json.id);
    expect(row?.pin_hash).toMatch(/^\$argon2id\$/);
    const { cookies } = await addDevice(town);
    const url = `/api/users/${json.id}/verify-pin`;
    const entered = await town.ask({ method: 'POST', url, cookies, body: { pin: '9876' } });
    expect(entered.json).toEqual({ valid: true });
  });
});
