import papaparse from 'papaparse';
import { expect } from 'vitest';
import { addMunicipality, type Client } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { addUser } from '../../testing/town.ts';

onBothEngines('the list of people as a file', (it) => {
  it.beforeEach(async ({ town }) => {
    await town.db.deleteFrom('users').execute();
  });

  const list = (admin: Client) => admin.ask({ url: '/api/users/export' });

  it('is what Excel in Spanish opens, by name, without PINs and without other towns', async ({
    town,
    admin,
  }) => {
    const elsewhere = await addMunicipality(town);
    await addUser(town, { name: 'Luz de Otro Pueblo', municipality_id: elsewhere });
    await addUser(town, { name: 'Manuel "el Rubio"; hijo', pin_hash: 'argon2-hash' });
    await addUser(town, {
      name: 'Ángela Peña',
      email: 'angela@ejemplo.es',
      birth_date: '1940-01-02',
      family_consent: 1,
      is_active: 0,
    });
    const { status, headers, text } = await list(admin);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="usuarios.csv"');
    expect(text).toBe(
      [
        '\uFEFFNombre;Correo;Teléfono;Fecha de nacimiento;Consentimiento familiar;Consentimiento municipal;Activo;Fecha de alta',
        'Ángela Peña;angela@ejemplo.es;;02/01/1940;sí;no;no;20/11/2026',
        '"Manuel ""el Rubio""; hijo";;;;no;no;sí;20/11/2026',
        '',
      ].join('\r\n'),
    );
    expect(text).not.toContain('argon2');
  });

  it.for(['=1+1', '+34 600', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
    'never begins a cell with a formula: %j',
    async (name, { town, admin }) => {
      await addUser(town, { name });
      const { data } = papaparse.parse<string[]>((await list(admin)).text, { delimiter: ';' });
      expect(data[1]?.[0]).toBe(`'${name}`);
    },
  );
});
