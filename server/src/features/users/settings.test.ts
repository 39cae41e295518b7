import { ofEachSetting } from '@encina/contract/settings';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/engines.ts';
import { addAdmin, addDevice, addSupportPerson } from '../../testing/residents.ts';
import { addUser, enter, HOME_TOWN, openTown, START, type Town } from '../../testing/town.ts';

const DEFAULTS = {
  familyConsent: false,
  municipalConsent: false,
  voiceEnabled: true,
  darkMode: false,
};
const LATER_DEFAULTS = {
  textSize: 'normal',
  unhurried: false,
  soundEnabled: true,
  moodAsked: true,
};

describe.each(ENGINES)('settings, on %s:', (engine) => {
  let town: Town;
  let id: string;
  let cookies: Record<string, string>;
  beforeAll(async () => {
    town = await openTown(engine);
  });
  beforeEach(async () => {
    town.at(START);
    id = await addUser(town);
    cookies = await enter(town, id);
  });
  afterAll(() => town.close());

  const save = (settings: object) =>
    town.ask({
      method: 'PUT',
      url: `/api/users/${id}/settings`,
      cookies,
      body: { ...DEFAULTS, ...settings },
    });
  const own = async () => (await town.ask({ url: `/api/users/${id}`, cookies })).json;
  const history = () =>
    town.db
      .selectFrom('consent_changes')
      .selectAll()
      .where('user_id', '=', id)
      .orderBy('id')
      .execute();

  it('begin as the specification says', async () => {
    expect(await own()).toMatchObject({ ...DEFAULTS, ...LATER_DEFAULTS });
  });

  it('begin in the database as they are declared', async () => {
    expect(await own()).toMatchObject(ofEachSetting(({ initial }) => initial));
  });

  it('of yes and no, each of them, come back as they were saved, whatever they were', async () => {
    const flipped = ofEachSetting(({ initial }) =>
      typeof initial === 'boolean' ? !initial : initial,
    );
    expect((await save(flipped)).status).toBe(204);
    expect(await own()).toMatchObject(flipped);
    const initial = ofEachSetting((setting) => setting.initial);
    expect((await save(initial)).status).toBe(204);
    expect(await own()).toMatchObject(initial);
  });

  it('stand in her export under their names, yes and no in words of their own', async () => {
    const { rawPayload } = await town.app.http.inject({ url: `/api/users/${id}/export`, cookies });
    const [profile] = JSON.parse(
      Buffer.from(unzipSync(rawPayload)['perfil.json'] ?? []).toString(),
    );
    for (const [name, value] of Object.values(
      ofEachSetting(({ exportedAs, initial }) => [exportedAs, initial] as const),
    )) {
      expect([name, profile[name]]).toEqual([name, value]);
    }
  });

  it('that the specification does not name stay as they are where they are left out', async () => {
    const chosen = { textSize: 'grande', unhurried: true, soundEnabled: false, moodAsked: false };
    await save(chosen);
    await save({ darkMode: true });
    expect(await own()).toMatchObject({ ...chosen, darkMode: true });
  });

  it('are saved and come back', async () => {
    const all = {
      familyConsent: true,
      municipalConsent: true,
      voiceEnabled: false,
      darkMode: true,
    };
    expect((await save(all)).status).toBe(204);
    expect(await own()).toMatchObject(all);
  });

  it.each([[{ familyConsent: undefined }], [{ darkMode: 'yes' }], [{ voiceEnabled: null }]])(
    'with %j are refused, and nothing is saved',
    async (settings) => {
      expect((await save({ municipalConsent: true, ...settings })).status).toBe(400);
      expect(await own()).toMatchObject(DEFAULTS);
    },
  );

  it('a consent enters its history when it changes, and only then', async () => {
    await save({ familyConsent: true });
    town.pass({ hours: 24 });
    await save({ familyConsent: true, darkMode: true });
    town.pass({ hours: 24 });
    await save({ familyConsent: false, municipalConsent: true });
    const rows = (await history()).map((row) => [row.consent, row.granted, row.changed_at]);
    expect(rows.toSorted()).toEqual(
      [
        ['family', 1, START],
        ['family', 0, '2026-11-22T16:05:00.000Z'],
        ['municipal', 1, '2026-11-22T16:05:00.000Z'],
      ].toSorted(),
    );
  });

  it('the history says who agreed, and on which device', async () => {
    const tablet = await addDevice(town);
    const url = `/api/users/${id}/session`;
    const entered = await town.ask({ method: 'POST', url, cookies: tablet.cookies });
    cookies = { encina_user: entered.cookies.encina_user ?? '' };
    await save({ municipalConsent: true });
    expect(await history()).toMatchObject([
      { changed_by: 'user', changed_by_id: id, device_id: tablet.id },
    ]);
  });

  it('a consent that staff set when creating her says so', async () => {
    const admin = await addAdmin(town);
    const body = { name: 'Ana', pin: '2468', familyConsent: true };
    const created = await town.ask({ method: 'POST', url: '/api/users', token: admin.token, body });
    id = created.json.id;
    expect(await history()).toMatchObject([
      { consent: 'family', granted: 1, changed_by: 'admin', changed_by_id: admin.id },
    ]);
  });

  it('the last word of the history is always what holds, however many save at once', async () => {
    for (let round = 0; round < 5; round++) {
      await Promise.all(
        Array.from({ length: 10 }, (_, i) => save({ familyConsent: (i + round) % 2 === 0 })),
      );
      const words = (await history()).map(({ granted }) => granted);
      expect(words.filter((granted, i) => granted === (words[i - 1] ?? 0))).toEqual([]);
      expect((await own()).familyConsent).toBe(words.at(-1) === 1);
    }
  });

  it('a person reads her own history in words: who, what, when and where, newest first', async () => {
    const admin = await addAdmin(town, { name: 'Ana Gil' });
    const body = { name: 'Ana', pin: '2468', familyConsent: true };
    const created = await town.ask({ method: 'POST', url: '/api/users', token: admin.token, body });
    id = created.json.id;
    const tablet = await addDevice(town);
    const session = { kind: 'user', municipality_id: HOME_TOWN, user_id: id } as const;
    const token = await town.session({ ...session, device_id: tablet.id });
    cookies = { encina_user: token };
    town.pass({ hours: 1 });
    await save({ familyConsent: false });
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

  it('a consent withdrawn holds from the very next request', async () => {
    await save({ familyConsent: true, municipalConsent: true });
    const daughter = await addSupportPerson(town, [id]);
    const { token } = await addAdmin(town);
    const url = `/api/users/${id}/reminders/stats`;
    expect((await town.ask({ url, cookies: daughter.cookies })).status).toBe(200);
    expect((await town.ask({ url, token })).status).toBe(200);
    await save({ familyConsent: false, municipalConsent: false });
    const family = await town.ask({ url, cookies: daughter.cookies });
    expect([family.status, family.json.error]).toEqual([
      403,
      'El usuario no ha autorizado compartir sus recordatorios con familiares.',
    ]);
    const staff = await town.ask({ url, token });
    expect([staff.status, staff.json.error]).toEqual([
      403,
      'No tienes permisos para ver estas métricas. El usuario no ha dado su consentimiento.',
    ]);
  });
});
