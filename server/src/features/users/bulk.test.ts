import { randomUUID } from 'node:crypto';
import { MOST_IMPORTED } from '@encina/contract/users-bulk';
import { expect, vi } from 'vitest';
import { addAdmin, addDevice, addMunicipality } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { addUser, HOME_TOWN } from '../../testing/town.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

const JOSEFA = { name: 'Josefa Gómez', pin: '2468' };

onBothEngines('an import of people', (base) => {
  const it = base.extend('people', ({ town, admin }) => {
    const bring = (rows: readonly object[], said: object = {}, token = admin.token) =>
      town.ask({
        method: 'POST',
        url: '/api/users/import',
        token,
        body: { key: randomUUID(), dryRun: false, rows, ...said },
      });
    const names = async () =>
      (await town.db.selectFrom('users').select('name').orderBy('name').execute()).map(
        ({ name }) => name,
      );
    return { bring, names };
  });

  it.beforeEach(async ({ town }) => {
    await town.db.deleteFrom('users').execute();
  });

  it('creates people as the form creates one, consents and their history included', async ({
    town,
    admin,
    people,
  }) => {
    const { status, json } = await people.bring([
      {
        ...JOSEFA,
        email: '',
        phone: '600 11 22 33',
        birthDate: '1942-04-23',
        familyConsent: true,
      },
      { name: 'Manuel Rangel', pin: '0007' },
    ]);
    expect(status).toBe(200);
    expect(json).toStrictEqual({
      created: 2,
      rows: [
        { errors: [], warnings: [] },
        { errors: [], warnings: [] },
      ],
      people: [
        { id: expect.any(String), name: 'Josefa Gómez', pin: '2468' },
        { id: expect.any(String), name: 'Manuel Rangel', pin: '0007' },
      ],
      publicUrl: null,
    });
    const rows = await town.db.selectFrom('users').selectAll().orderBy('name').execute();
    expect(rows).toMatchObject([
      {
        municipality_id: HOME_TOWN,
        admin_id: admin.id,
        name_search: 'josefa gomez',
        email: null,
        phone: '600 11 22 33',
        birth_date: '1942-04-23',
        family_consent: 1,
        municipal_consent: 0,
        is_active: 1,
      },
      { name: 'Manuel Rangel', birth_date: null },
    ]);
    const history = await town.db.selectFrom('consent_changes').selectAll().execute();
    expect(history).toMatchObject([
      { user_id: rows[0]?.id, consent: 'family', granted: 1, changed_by_id: admin.id },
    ]);
  });

  it('gives people the PINs of the file', async ({ town, people }) => {
    await people.bring([JOSEFA]);
    const { id } = await town.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const { cookies } = await addDevice(town);
    const url = `/api/users/${id}/verify-pin`;
    const enter = (pin: string) => town.ask({ method: 'POST', url, cookies, body: { pin } });
    expect((await enter('2469')).json).toEqual({ valid: false });
    expect((await enter('2468')).json).toEqual({ valid: true });
  });

  it('tells in a dry run what is wrong with each row, in words, and changes nothing', async ({
    town,
    people,
  }) => {
    await addUser(town, { name: 'José Núñez' });
    const { status, json } = await people.bring(
      [
        { name: ' ', pin: '12' },
        { name: 'Rosa', pin: '', email: 'rosa', birthDate: '1942-02-31', phone: 'no' },
        { name: 'JOSE  NUÑEZ', pin: '1234', municipalConsent: 'quizás' },
        JOSEFA,
        { ...JOSEFA, pin: '1111' },
        { name: 'Luis Mora', birthDate: '2999-04-23' },
      ],
      { dryRun: true },
    );
    expect(status).toBe(200);
    expect(json).toStrictEqual({
      created: 0,
      rows: [
        {
          errors: [
            'El nombre es obligatorio',
            'El PIN de acceso debe tener exactamente 4 dígitos numéricos.',
          ],
          warnings: [],
        },
        {
          errors: [
            'Ese correo no parece completo. Ejemplo: ana@ejemplo.es',
            'Escribe el teléfono solo con números.',
            'Escribe una fecha válida.',
          ],
          warnings: [],
        },
        {
          errors: ['En «Consentimiento municipal», escribe sí o no.'],
          warnings: ['Ya hay una persona con este nombre.'],
        },
        { errors: [], warnings: [] },
        { errors: [], warnings: ['Este nombre está más arriba en el archivo.'] },
        {
          errors: ['Esa fecha de nacimiento todavía no ha llegado. Revisa el año.'],
          warnings: [],
        },
      ],
      people: [],
      publicUrl: null,
    });
    expect(await people.names()).toEqual(['José Núñez']);
  });

  it('creates nobody where one row is wrong', async ({ people }) => {
    const answer = await people.bring([JOSEFA, { name: 'Rosa', pin: '12' }]);
    expect(answer).toMatchObject({
      status: 400,
      json: {
        code: 'invalid',
        error:
          'No se ha creado a nadie. La persona 2 de la lista tiene un error: El PIN de acceso debe tener exactamente 4 dígitos numéricos.',
      },
    });
    expect(await people.names()).toEqual([]);
  });

  it('creates nobody where a fault comes half-way', async ({ town, people }) => {
    const rows = Array.from({ length: 3 }, (_, i) => ({ ...JOSEFA, name: `Persona ${i}` }));
    const key = randomUUID();
    await town.db.schema.alterTable('consent_changes').renameTo('away').execute();
    const failed = await people.bring([...rows, { ...JOSEFA, familyConsent: true }], { key });
    await town.db.schema.alterTable('away').renameTo('consent_changes').execute();
    expect(failed.status).toBe(500);
    expect(await people.names()).toEqual([]);
    expect((await people.bring(rows, { key })).json.created).toBe(3);
  });

  it('creates people once, however often it is sent at once', async ({ people }) => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => people.bring([JOSEFA], { key })),
    );
    for (const { status, json } of answers) expect([status, json.created]).toEqual([200, 1]);
    expect(await people.names()).toEqual([JOSEFA.name]);
    expect((await people.bring([JOSEFA], { key })).json.created).toBe(1);
    expect(await people.names()).toEqual([JOSEFA.name]);
  });

  it('is not taken for one of another town that has the same key', async ({ town, people }) => {
    const key = randomUUID();
    const elsewhere = await addAdmin(town, { municipality_id: await addMunicipality(town) });
    await people.bring([JOSEFA], { key });
    await people.bring([{ ...JOSEFA, name: 'Luz' }], { key }, elsewhere.token);
    expect(await people.names()).toEqual([JOSEFA.name, 'Luz']);
  });

  it('takes five hundred, and refuses with a sentence one more, and none at all', async ({
    people,
  }) => {
    const rows = Array.from({ length: MOST_IMPORTED }, (_, i) => ({ name: `P ${i}`, pin: '1234' }));
    expect((await people.bring(rows)).json.created).toBe(MOST_IMPORTED);
    expect(await people.bring([...rows, JOSEFA])).toMatchObject({
      status: 400,
      json: {
        error:
          'El archivo tiene 501 personas. Se pueden importar 500 de una vez: divídelo en varios.',
      },
    });
    expect((await people.bring([])).json.error).toBe('El archivo no tiene ninguna persona.');
  });
});
