import { expect, vi } from 'vitest';
import { addAdmin, addDevice, addMunicipality } from '../../testing/accounts.ts';
import { addDeviceCode } from '../../testing/codes.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { PASSWORD } from '../../testing/secrets.ts';
import { addLine, anaIn, type Entry, linesOf } from '../../testing/staff-log.ts';

vi.mock('@node-rs/argon2', () => import('../../testing/cheap-argon2.ts'));

onBothEngines('the log of the staff', (base) => {
  // A town of its own for each test: the log of one cannot be emptied.
  const it = base
    .extend('home', ({ town }) => addMunicipality(town))
    .extend('ana', ({ town, home }) => anaIn(town, home));

  it('says who gave whom another PIN, by the names of now', async ({ ana }) => {
    const maria = await ana.create('María');
    await ana.ask({ method: 'PATCH', url: `/api/users/${maria}`, body: { pin: '1357' } });
    await ana.ask({ method: 'PATCH', url: `/api/users/${maria}`, body: { name: 'María Rangel' } });
    expect(await ana.entries('?topic=secrets')).toMatchObject([
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
    const on = { kind: 'user', id: maria, name: null };
    expect(await ana.entries()).toMatchObject([
      { kind: 'person-erased', on },
      { kind: 'person-created', on },
    ]);
    const rows = await linesOf(town, home);
    expect(JSON.stringify(rows)).not.toMatch(/María|Ana/);
  });

  it('has who created whom and who changed her details, once for each edit that changes any', async ({
    ana,
  }) => {
    const maria = await ana.create('María');
    const edit = (body: object) => ana.ask({ method: 'PATCH', url: `/api/users/${maria}`, body });
    await edit({ phone: '600 00 00 01', birthDate: '1942-03-01', email: '' });
    await edit({ name: 'María', phone: '600 00 00 01', birthDate: '1942-03-01', photo: null });
    await edit({ birthDate: '2999-01-01' });
    await edit({ email: 'maria@correo.example', version: 1 });
    await edit({ phone: '' });
    const about = {
      topic: 'people',
      by: { kind: 'admin', id: ana.id, name: 'Ana García' },
      on: { kind: 'user', id: maria, name: 'María' },
    };
    expect(await ana.entries()).toMatchObject([
      { kind: 'person-edited', ...about },
      { kind: 'person-edited', ...about },
      { kind: 'person-created', ...about },
    ]);
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
    expect(await ana.entries('?topic=entries')).toMatchObject([
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
      'person-created',
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
});

const kinds = (entries: readonly Entry[]) => entries.map(({ kind }) => kind);
