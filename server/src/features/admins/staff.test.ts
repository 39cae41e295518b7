import { expect } from 'vitest';
import { addAdmin } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { HOME_TOWN } from '../../testing/town.ts';

const BEA = { name: 'Bea Mora', email: 'Bea@ejemplo.es', password: 'otra-clave-larga' };

onBothEngines('the staff of a town hall', (base) => {
  const it = base
    .extend('admin', async ({ town }) => {
      await town.db.deleteFrom('admins').execute();
      return addAdmin(town, { name: 'Ana Gil' });
    })
    .extend('staff', ({ town, admin }) => {
      const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
        town.ask({ method, url, token: admin.token, ...(body === undefined ? {} : { body }) });
      const login = (password: string) =>
        town.ask({
          method: 'POST',
          url: '/api/admin/login',
          body: { email: BEA.email, password, municipalityId: HOME_TOWN },
        });
      return { ask, login };
    });

  it('creates a colleague who can log in, and lists both by name', async ({ staff }) => {
    const { json } = await staff.ask('POST', '/api/admins', BEA);
    expect(json).toMatchObject({ name: 'Bea Mora', email: 'bea@ejemplo.es' });
    expect((await staff.login(BEA.password)).status).toBe(200);
    const { json: list } = await staff.ask('GET', '/api/admins');
    expect(list.map(({ name }: { name: string }) => name)).toEqual(['Ana Gil', 'Bea Mora']);
    expect(Object.keys(list[0]).toSorted()).toEqual([
      'createdAt',
      'email',
      'hasFactor',
      'id',
      'name',
    ]);
  });

  it('has one account for an email', async ({ staff }) => {
    await staff.ask('POST', '/api/admins', BEA);
    const { status, json } = await staff.ask('POST', '/api/admins', {
      ...BEA,
      email: 'BEA@EJEMPLO.ES',
    });
    expect([status, json.error]).toEqual([409, 'Ya hay una cuenta con ese correo.']);
  });

  it('ends a colleague’s sessions when she gets another password', async ({ town, staff }) => {
    const { id } = (await staff.ask('POST', '/api/admins', BEA)).json;
    const { token } = (await staff.login(BEA.password)).json;
    await staff.ask('PUT', `/api/admins/${id}/password`, { password: 'una-muy-nueva' });
    expect((await town.ask({ url: '/api/admin/me', token })).status).toBe(401);
    expect((await staff.login(BEA.password)).status).toBe(401);
    expect((await staff.login('una-muy-nueva')).status).toBe(200);
  });

  it('gives nobody another password of her own without the old one', async ({ admin }) => {
    const url = `/api/admins/${admin.id}/password`;
    const answer = await admin.ask({ method: 'PUT', url, body: { password: 'una-muy-nueva' } });
    expect(answer.status).toBe(403);
  });

  it('removes a colleague with her sessions', async ({ town, staff }) => {
    const { id } = (await staff.ask('POST', '/api/admins', BEA)).json;
    const { token } = (await staff.login(BEA.password)).json;
    expect((await staff.ask('DELETE', `/api/admins/${id}`)).status).toBe(204);
    expect((await town.ask({ url: '/api/admin/me', token })).status).toBe(401);
  });

  it('never loses the last one, not even when all are removed at once', async ({ town, admin }) => {
    const others = await Promise.all(Array.from({ length: 9 }, () => addAdmin(town)));
    const all = [admin, ...others];
    const answers = await Promise.all(
      all.map(({ id, token }) => town.ask({ method: 'DELETE', url: `/api/admins/${id}`, token })),
    );
    const left = await town.db.selectFrom('admins').select('id').execute();
    expect(left.length).toBeGreaterThanOrEqual(1);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(10 - left.length);
    const [survivor] = all.filter(({ id }) => left.some((row) => row.id === id));
    for (const { id } of left.filter((row) => row.id !== survivor?.id)) {
      await town.db.deleteFrom('admins').where('id', '=', id).execute();
    }
    const alone = await town.ask({
      method: 'DELETE',
      url: `/api/admins/${survivor?.id}`,
      token: survivor?.token ?? '',
    });
    expect([alone.status, alone.json.code]).toEqual([409, 'last_administrator']);
  });
});
