import { expect } from 'vitest';
import { addAdmin, addDevice } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { settingsOf } from '../../testing/settings.ts';
import { HOME_TOWN, START } from '../../testing/town.ts';

onBothEngines('a consent and its history', (base) => {
  const it = base.extend('own', ({ town, person }) => settingsOf(town, person));

  it('a consent enters its history when it changes, and only then', async ({ town, own }) => {
    await own.save({ familyConsent: true });
    town.pass({ hours: 24 });
    await own.save({ familyConsent: true, darkMode: true });
    town.pass({ hours: 24 });
    await own.save({ familyConsent: false, municipalConsent: true });
    const rows = (await own.history()).map((row) => [row.consent, row.granted, row.changed_at]);
    expect(rows.toSorted()).toEqual(
      [
        ['family', 1, START],
        ['family', 0, '2026-11-22T16:05:00.000Z'],
        ['municipal', 1, '2026-11-22T16:05:00.000Z'],
      ].toSorted(),
    );
  });

  it('the history says who agreed, and on which device', async ({ town, person, own }) => {
    const tablet = await addDevice(town);
    const url = `${person.url}/session`;
    const entered = await town.ask({ method: 'POST', url, cookies: tablet.cookies });
    const cookies = { encina_user: entered.cookies.encina_user ?? '' };
    await own.save({ municipalConsent: true }, cookies);
    expect(await own.history()).toMatchObject([
      { changed_by: 'user', changed_by_id: person.id, device_id: tablet.id },
    ]);
  });

  it('a consent that staff set when creating her says so', async ({ town, admin }) => {
    const body = { name: 'Ana', pin: '2468', familyConsent: true };
    const created = await admin.ask({ method: 'POST', url: '/api/users', body });
    expect(await settingsOf(town, created.json).history()).toMatchObject([
      { consent: 'family', granted: 1, changed_by: 'admin', changed_by_id: admin.id },
    ]);
  });

  it('the last word of the history is always what holds, however many save at once', async ({
    own,
  }) => {
    for (let round = 0; round < 5; round++) {
      await Promise.all(
        Array.from({ length: 10 }, (_, i) => own.save({ familyConsent: (i + round) % 2 === 0 })),
      );
      const words = (await own.history()).map(({ granted }) => granted);
      expect(words.filter((granted, i) => granted === (words[i - 1] ?? 0))).toEqual([]);
      expect((await own.read()).familyConsent).toBe(words.at(-1) === 1);
    }
  });

  it('a person reads her own history in words: who, what, when and where, newest first', async ({
    town,
  }) => {
    const admin = await addAdmin(town, { name: 'Ana Gil' });
    const body = { name: 'Ana', pin: '2468', familyConsent: true };
    const created = await admin.ask({ method: 'POST', url: '/api/users', body });
    const { id } = created.json;
    const tablet = await addDevice(town);
    const session = { kind: 'user', municipality_id: HOME_TOWN, user_id: id } as const;
    const token = await town.session({ ...session, device_id: tablet.id });
    const cookies = { encina_user: token };
    town.pass({ hours: 1 });
    await settingsOf(town, { id }).save({ familyConsent: false }, cookies);
    const { json } = await town.ask({ url: `/api/users/${id}/consents`, cookies });
    expect(json).toMatchObject([
      {
        consent: 'family',
        granted: false,
        by: 'self',
        staffName: null,
        deviceName: 'Tableta Android',
        changedAt: '2026-11-20T17:05:00.000Z',
      },
      { consent: 'family', granted: true, by: 'staff', staffName: 'Ana Gil', deviceName: null },
    ]);
  });

  it('a consent withdrawn holds from the very next request', async ({
    person,
    own,
    admin,
    relative,
  }) => {
    await own.save({ familyConsent: true, municipalConsent: true });
    const url = `${person.url}/reminders/stats`;
    expect((await relative.ask({ url })).status).toBe(200);
    expect((await admin.ask({ url })).status).toBe(200);
    await own.save({ familyConsent: false, municipalConsent: false });
    const family = await relative.ask({ url });
    expect([family.status, family.json.error]).toEqual([
      403,
      'El usuario no ha autorizado compartir sus recordatorios con familiares.',
    ]);
    const staff = await admin.ask({ url });
    expect([staff.status, staff.json.error]).toEqual([
      403,
      'No tienes permisos para ver estas métricas. El usuario no ha dado su consentimiento.',
    ]);
  });
});
