import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { newId } from '../../core/ids.ts';
import { passwords } from '../../core/passwords.ts';
import type { StaffLogRow } from '../../core/staff-log.repo.ts';
import { rightRequest } from '../../testing/access-requests.ts';
import { openScenario } from '../../testing/access-scenario.ts';
import { addAdmin, addDevice, addMunicipality } from '../../testing/accounts.ts';
import { addDeviceCode } from '../../testing/codes.ts';
import { credentialsOf } from '../../testing/credentials.ts';
import { declaredEndpoints, nameOf } from '../../testing/endpoints.ts';
import { exported } from '../../testing/export.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { planOf } from '../../testing/query-plan.ts';
import { HOME_TOWN, SECRET_KEY, type Town } from '../../testing/town.ts';
import { staffLogRepo } from './staff-log.repo.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

const PASSWORD = 'la encina de la dehesa';
const password_hash = await passwords(SECRET_KEY).hashPassword(PASSWORD);
const CONSENTS = { family_consent: 1, municipal_consent: 1, is_active: 1 } as const;
const endpoints = await declaredEndpoints();

interface Entry {
  readonly kind: string;
  readonly by: { readonly kind: string; readonly id: string | null; readonly name: string | null };
  readonly on: { readonly kind: string; readonly id: string; readonly name: string | null } | null;
}

onBothEngines('the log of the staff', (base) => {
  // A town of its own for each test: the log of one cannot be emptied.
  const it = base
    .extend('home', ({ town }) => addMunicipality(town))
    .extend('ana', async ({ town, home }) => {
      const given = { name: 'Ana García', municipality_id: home, password_hash };
      const admin = await addAdmin(town, given);
      const entries = async (query = ''): Promise<Entry[]> =>
        (await admin.ask({ url: `/api/staff-log${query}` })).json;
      const email = `${admin.id}@ayuntamiento.example`;
      const logIn = (password: string, at = email) =>
        town.ask({
          method: 'POST',
          url: '/api/admin/login',
          body: { email: at, password, municipalityId: home, enrolsDevice: false },
        });
      const create = async (name: string): Promise<string> => {
        const body = { name, pin: '2468' };
        return (await admin.ask({ method: 'POST', url: '/api/users', body })).json.id;
      };
      return { ...admin, entries, logIn, create };
    });

  it('says who gave whom another PIN, by the names of now', async ({ ana }) => {
    const maria = await ana.create('María');
    await ana.ask({ method: 'PATCH', url: `/api/users/${maria}`, body: { pin: '1357' } });
    await ana.ask({ method: 'PATCH', url: `/api/users/${maria}`, body: { name: 'María Rangel' } });
    expect(await ana.entries()).toMatchObject([
      {
        topic: 'secrets',
        kind: 'pin-given',
        by: { kind: 'admin', id: ana.id, name: 'Ana García' },
        on: { kind: 'user', id: maria, name: 'María Rangel' },
        amount: null,
        happenedAt: '2026-11-20T16:05:00.000Z',
      },
    ]);
  });

  it('keeps ids and never contents, also of who is gone', async ({ town, ana, home }) => {
    const maria = await ana.create('María');
    await ana.ask({ method: 'DELETE', url: `/api/users/${maria}` });
    expect(await ana.entries()).toMatchObject([
      { kind: 'person-erased', on: { kind: 'user', id: maria, name: null } },
    ]);
    const rows = await linesOf(town, home);
    expect(JSON.stringify(rows)).not.toMatch(/María|Ana/);
  });

  it('has log-ins, and failures where there is such an account', async ({ ana }) => {
    await ana.logIn(PASSWORD);
    await ana.logIn('otra cosa');
    await ana.logIn('otra cosa', 'nadie@ayuntamiento.example');
    expect(kinds(await ana.entries())).toEqual(['log-in-failed', 'logged-in']);
  });

  it('has wrong PINs, with the tablet and without a name', async ({ town, ana, home }) => {
    const maria = await ana.create('María');
    const tablet = await addDevice(town, home);
    const url = `/api/users/${maria}/verify-pin`;
    await tablet.ask({ method: 'POST', url, body: { pin: '9999' } });
    await tablet.ask({ method: 'POST', url, body: { pin: '2468' } });
    expect(await ana.entries()).toMatchObject([
      {
        kind: 'pin-wrong',
        by: { kind: 'device', id: tablet.id, name: 'Tableta Android' },
        on: { kind: 'user', id: maria },
      },
    ]);
  });

  it('has pauses, imports and their undoing, cards and own passwords', async ({ ana }) => {
    const maria = await ana.create('María');
    const edit = (body: object) => ana.ask({ method: 'PATCH', url: `/api/users/${maria}`, body });
    await edit({ isActive: false });
    await edit({ isActive: false, pauseReason: 'En casa de su hija' });
    await edit({ isActive: true });
    const key = crypto.randomUUID();
    const rows = [{ name: 'Luz' }, { name: 'Sol' }];
    const imported = { method: 'POST', url: '/api/users/import' } as const;
    await ana.ask({ ...imported, body: { key, dryRun: true, rows } });
    await ana.ask({ ...imported, body: { key, dryRun: false, rows } });
    await ana.ask({ method: 'DELETE', url: `/api/users/imports/${key}` });
    await ana.ask({ method: 'POST', url: '/api/cards', body: { userIds: [maria] } });
    const passwords = { currentPassword: PASSWORD, newPassword: 'otra clave larga' };
    await ana.ask({ method: 'PUT', url: '/api/admin/password', body: passwords });
    await ana.ask({ method: 'PUT', url: '/api/admin/password', body: passwords });
    expect(kinds(await ana.entries()).toReversed()).toEqual([
      'person-paused',
      'person-resumed',
      'list-imported',
      'import-undone',
      'card-made',
      'password-changed',
      'password-wrong',
    ]);
    expect(await ana.entries('?topic=lists')).toMatchObject([{ amount: 2 }, { amount: 2 }]);
  });

  it('has who enrolled a tablet: whoever logged in on it, or issued its code', async ({
    town,
    ana,
    home,
  }) => {
    await addDeviceCode(town, ana.id, 'ABCDEFGH', home);
    const body = { municipalityId: home, code: 'ABCDEFGH' };
    await town.ask({ method: 'POST', url: '/api/devices/enrol', body });
    const email = `${ana.id}@ayuntamiento.example`;
    const login = { email, password: PASSWORD, municipalityId: home };
    await town.ask({ method: 'POST', url: '/api/admin/login', body: login });
    const devices = await ana.entries('?topic=devices');
    expect(kinds(devices)).toEqual(['device-enrolled', 'device-enrolled']);
    expect(devices.map(({ by }) => by.id)).toEqual([ana.id, ana.id]);
  });

  it('is read by topic and by who did it, in pages, each line once', async ({
    town,
    ana,
    home,
  }) => {
    const luz = await addAdmin(town, { name: 'Luz', municipality_id: home });
    for (let i = 0; i < 7; i += 1) {
      await addLine(town, home, { by_id: i % 2 === 0 ? ana.id : luz.id });
      await addLine(town, home, { by_id: ana.id, kind: 'pin-given', topic: 'secrets' });
    }
    expect(await ana.entries(`?adminId=${luz.id}`)).toHaveLength(3);
    expect(await ana.entries(`?adminId=${ana.id}&topic=secrets`)).toHaveLength(7);
    const seen: string[] = [];
    let after = '';
    do {
      const url = `/api/staff-log?limit=5&after=${encodeURIComponent(after)}`;
      const page = await ana.ask({ url });
      seen.push(...page.json.map(({ id }: { id: string }) => id));
      after = String(page.headers['x-next'] ?? '');
    } while (after !== '');
    expect([seen.length, new Set(seen).size]).toEqual([14, 14]);
    expect(seen).toEqual(seen.toSorted().toReversed());
  });

  it('is that of the own town alone', async ({ town, ana }) => {
    const elsewhere = await addMunicipality(town);
    await addLine(town, elsewhere, { by_id: ana.id });
    expect(await ana.entries()).toEqual([]);
    expect(await ana.entries(`?adminId=${ana.id}`)).toEqual([]);
  });

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

onBothEngines('what an endpoint says that the log of the staff tells', (it) => {
  it.for(endpoints.flatMap((one) => (one.logs ? [[nameOf(one), one] as const] : [])))(
    'is told once when it is done, and not when it is refused: %s',
    async ([, endpoint], { sharedScenario }) => {
      const { town } = sharedScenario;
      const scenario = await openScenario(sharedScenario, CONSENTS);
      const request = await rightRequest(endpoint, scenario);
      const told = async () =>
        (await linesOf(town, HOME_TOWN)).filter(({ kind }) => kind === endpoint.logs);
      const before = await told();
      await town.ask({ ...request, ...(await credentialsOf('admin-elsewhere', scenario)) });
      await town.ask({ ...request, ...(await credentialsOf('stranger', scenario)) });
      expect(await told()).toEqual(before);
      await town.ask({ ...request, ...(await credentialsOf('admin', scenario)) });
      const [line, ...more] = (await told()).slice(before.length);
      expect(more).toEqual([]);
      expect(line).toMatchObject({ by_kind: 'admin', by_id: scenario.adminId });
      expect(line?.on_kind ?? undefined).toBe(endpoint.subject?.kind);
      expect(request.url).toContain(line?.on_id ?? '');
    },
  );
});

const kinds = (entries: readonly Entry[]) => entries.map(({ kind }) => kind);

const linesOf = (town: Town, municipalityId: string) =>
  town.db
    .selectFrom('staff_log')
    .selectAll()
    .where('municipality_id', '=', municipalityId)
    .orderBy('id')
    .execute();

async function addLine(
  town: Town,
  municipalityId: string,
  given: Partial<StaffLogRow>,
): Promise<void> {
  const row: StaffLogRow = {
    id: newId(),
    municipality_id: municipalityId,
    topic: 'entries',
    kind: 'logged-in',
    by_kind: 'admin',
    by_id: null,
    on_kind: null,
    on_id: null,
    amount: null,
    happened_at: '2026-11-20T16:05:00.000Z',
    ...given,
  };
  await town.db.insertInto('staff_log').values(row).execute();
}
