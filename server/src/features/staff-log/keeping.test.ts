import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { addAdmin, addMunicipality } from '../../testing/accounts.ts';
import { exported } from '../../testing/export.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { planOf } from '../../testing/query-plan.ts';
import { addLine, anaIn, linesOf, PASSWORD } from '../../testing/staff-log.ts';
import { staffLogRepo } from './staff-log.repo.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

onBothEngines('what the log of the staff keeps', (base) => {
  // A town of its own for each test: the log of one cannot be emptied.
  const it = base
    .extend('home', ({ town }) => addMunicipality(town))
    .extend('ana', ({ town, home }) => anaIn(town, home));

  it('is kept by the database itself for two years, and then swept', async ({
    town,
    ana,
    home,
  }) => {
    await addLine(town, home, { by_id: ana.id });
    await addLine(town, home, { by_id: ana.id, happened_at: '2023-01-10T10:00:00.000Z' });
    const mine = sql`where municipality_id = ${home}`;
    await expect(sql`update staff_log set by_id = null ${mine}`.execute(town.db)).rejects.toThrow(
      'only added to',
    );
    await expect(sql`delete from staff_log ${mine}`.execute(town.db)).rejects.toThrow(
      'only added to',
    );
    expect(await linesOf(town, home)).toHaveLength(2);
    await town.app.tidy();
    expect(await linesOf(town, home)).toMatchObject([{ happened_at: '2026-11-20T16:05:00.000Z' }]);
  });

  it('is in the export of a person as far as it is about her', async ({ town, admin, person }) => {
    await admin.ask({ method: 'PATCH', url: person.url, body: { pin: '1357' } });
    const { json } = await exported(town, person.id);
    expect(json('registro-del-personal')).toMatchObject([
      { kind: 'pin-given', by_id: admin.id, on_id: person.id },
    ]);
  });

  it('is in the export of whoever of the staff did it, with no secret', async ({
    town,
    ana,
    home,
  }) => {
    const luz = await addAdmin(town, { name: 'Luz', municipality_id: home });
    await luz.ask({
      method: 'PUT',
      url: `/api/admins/${ana.id}/password`,
      body: { password: PASSWORD },
    });
    await addLine(town, home, { by_id: ana.id });
    await addLine(town, home, { by_id: luz.id });
    await ana.logIn(PASSWORD);
    const again = { url: '/api/admin/export', token: (await ana.logIn(PASSWORD)).json.token };
    expect((await town.ask(again)).json.code).toBe('confirmation_required');
    const token = await town.session({ kind: 'admin', municipality_id: home, admin_id: ana.id });
    const { json, text } = await town.ask({ ...again, token });
    expect(json).toMatchObject({ cuenta: { id: ana.id, name: 'Ana García' } });
    expect(json['lo-que-he-hecho'].map((it: { by_id: string }) => it.by_id)).toEqual([
      ana.id,
      ana.id,
      ana.id,
    ]);
    expect(json['lo-que-se-hizo-con-mi-cuenta']).toMatchObject([
      { kind: 'password-given', by_id: luz.id },
    ]);
    expect(text).not.toMatch(/hash|argon|token/);
  });

  it.for([
    [{}, 'staff_log_by_time'],
    [{ topic: 'lists' }, 'staff_log_by_topic'],
    [{ adminId: 'x' }, 'staff_log_by_who'],
    [{ topic: 'lists', adminId: 'x' }, 'staff_log_by_who_and_topic'],
  ] as const)('is asked for %o by the index %s', async ([narrowed, index], { town, engine }) => {
    const after = { happenedAt: '2026', id: 'x' };
    const plan = await planOf(town.db, engine, (db) =>
      staffLogRepo(db).page('x', { ...narrowed, limit: 50, after }),
    );
    expect(plan).toMatch(new RegExp(`(USING INDEX|Scan.* using) ${index}\\b`));
    expect(plan).not.toMatch(/SCAN |Seq Scan|TEMP B-TREE|Sort/);
  });
});
