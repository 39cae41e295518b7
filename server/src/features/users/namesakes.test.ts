import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { onBothEngines } from '../../testing/fixtures.ts';
import { addUser } from '../../testing/town.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

onBothEngines('an import with somebody of a name that is there', (it) => {
  it('says of a namesake whether she may be the same', async ({ town, admin }) => {
    await addUser(town, { name: 'Josefa Gómez', birth_date: '1942-04-23' });
    const rows = ['1942-04-23', '1950-01-01', ''].map((birthDate) => ({
      name: 'josefa gomez',
      birthDate,
    }));
    const body = { key: randomUUID(), dryRun: true, rows };
    const { json } = await admin.ask({ method: 'POST', url: '/api/users/import', body });
    expect(json.rows.map(({ warnings }: { warnings: string[] }) => warnings)).toEqual([
      ['Ya está en Encina: el mismo nombre y la misma fecha de nacimiento.'],
      ['Ya hay una persona con este nombre, nacida otro día.'],
      ['Ya hay una persona con este nombre.'],
    ]);
  });
});
