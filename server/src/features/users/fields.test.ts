import { ofEachSetting } from '@encina/contract/settings';
import { expect } from 'vitest';
import { addAdmin, addDevice, addPerson } from '../../testing/accounts.ts';
import { onBothEngines } from '../../testing/fixtures.ts';
import { addUser, enter, HOME_TOWN } from '../../testing/town.ts';

const PICKER = {
  id: expect.any(String),
  name: 'Josefa Gómez',
  photo: expect.stringMatching(/^\/api\/users\/[\w-]+\/photo\?v=cafe$/),
  isActive: true,
  hasPin: true,
};
const LISTED = {
  ...PICKER,
  email: 'josefa@correo.example',
  phone: '600 111 222',
  familyConsent: true,
  municipalConsent: false,
  createdAt: '2026-11-20T16:05:00.000Z',
};
const PROFILE = {
  ...LISTED,
  birthDate: '1940-02-29',
  adminId: expect.any(String),
  municipalityId: HOME_TOWN,
};
const OWN = {
  ...PROFILE,
  lastActiveAt: null,
  ...ofEachSetting(({ initial }) => initial),
  pinIsFromStaff: false,
};
const FULL = {
  ...PROFILE,
  familyConsentAt: null,
  municipalConsentAt: null,
  pauseReason: '',
  pauseWords: '',
  version: 1,
};
const SUPPORTED = {
  id: expect.any(String),
  name: 'Josefa Gómez',
  photo: PICKER.photo,
  familyConsent: true,
};

onBothEngines('what is told of a person', (base) => {
  const it = base
    .extend('person', async ({ town, admin }) => {
      // The only one: a list must be exactly hers.
      await town.db.deleteFrom('users').execute();
      return addPerson(town, {
        admin_id: admin.id,
        name: 'Josefa Gómez',
        email: 'josefa@correo.example',
        phone: '600 111 222',
        birth_date: '1940-02-29',
        photo_key: 'users/josefa/cafe.webp',
        pin_hash: '$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHQ$aGFzaGhhc2g',
        family_consent: 1,
      });
    })
    .extend('as', ({ person, admin, device, relative }) => ({
      device: { cookies: device.cookies },
      user: { cookies: person.cookies },
      support: { cookies: relative.cookies },
      admin: { token: admin.token },
    }));

  it.for([
    ['device', PICKER],
    ['user', OWN],
    ['support', SUPPORTED],
    ['admin', FULL],
  ] as const)(
    'is, to a %s, exactly what is declared for it',
    async ([kind, fields], { town, person, as }) => {
      const answer = await town.ask({ url: person.url, ...as[kind] });
      expect(answer.json).toStrictEqual(fields);
      expect(answer.text).not.toMatch(/argon2|pin_?hash|users\/josefa/i);
    },
  );

  it.for([
    ['device', PICKER],
    ['admin', LISTED],
  ] as const)(
    'is, in the list of a %s, exactly what is declared for it',
    async ([kind, fields], { town, as }) => {
      const answer = await town.ask({ url: `/api/users?municipalityId=${HOME_TOWN}`, ...as[kind] });
      expect(answer.json).toStrictEqual([fields]);
      expect(answer.text).not.toMatch(/argon2|pin_?hash|users\/josefa/i);
    },
  );

  it('tells staff when she was last in with her consent alone, and herself always', async ({
    town,
    person,
    as,
  }) => {
    const seen = { last_active_at: '2026-11-19T09:00:00.000Z' };
    const list = `/api/users?municipalityId=${HOME_TOWN}`;
    const told = async () => {
      const [row] = (await town.ask({ url: list, ...as.admin })).json;
      const { json: profile } = await town.ask({ url: person.url, ...as.admin });
      return [row, profile].map(({ lastActiveAt }) => lastActiveAt);
    };
    const set = (municipal_consent: 0 | 1) =>
      town.db
        .updateTable('users')
        .set({ ...seen, municipal_consent })
        .execute();
    await set(0);
    expect(await told()).toEqual([undefined, undefined]);
    const own = await town.ask({ url: person.url, ...as.user });
    expect(own.json.lastActiveAt).toBe(seen.last_active_at);
    const file = await town.ask({ url: '/api/users/export', ...as.admin });
    expect(file.text).not.toContain('19/11/2026');
    await set(1);
    expect(await told()).toEqual([seen.last_active_at, seen.last_active_at]);
  });

  it('is, to the start screen of her own browser, who she is and no more', async ({
    town,
    person,
    as,
  }) => {
    const { json } = await town.ask({ url: '/api/session', cookies: as.user.cookies ?? {} });
    const { name, photo } = PICKER;
    const user = { id: person.id, name, photo, municipalityId: HOME_TOWN };
    expect(json).toStrictEqual({ device: null, user, support: null, admin: null });
  });

  it('is, to a browser with several sessions, what the most able of them may know', async ({
    town,
    person,
    as,
  }) => {
    const cookies = { ...as.device.cookies, ...as.user.cookies, ...as.support.cookies };
    const url = person.url;
    expect((await town.ask({ url, cookies })).json).toStrictEqual(OWN);
    expect((await town.ask({ url, cookies, ...as.admin })).json).toStrictEqual(FULL);
    const { encina_user: _, ...others } = cookies;
    expect((await town.ask({ url, cookies: others })).json).toStrictEqual(SUPPORTED);
    const list = await town.ask({ url: `/api/users?municipalityId=${HOME_TOWN}`, cookies });
    expect(list.json).toStrictEqual([PICKER]);
  });

  it('is, to a browser with a session for another person, what its device may know', async ({
    town,
    person,
    as,
  }) => {
    const cookies = { ...as.device.cookies, ...(await enter(town, await addUser(town))) };
    expect((await town.ask({ url: person.url, cookies })).json).toStrictEqual(PICKER);
    const own = await town.ask({ url: `${person.url}/logout`, method: 'POST', cookies });
    expect(own.status).toBe(404);
  });
});

onBothEngines('the profile picker', (it) => {
  it('shows strangers in a closed network what a device sees, and nothing else', async ({
    openOwnTown,
  }) => {
    const town = await openOwnTown({ PROFILE_PICKER: 'open' });
    const id = await addUser(town, { family_consent: 1, email: 'josefa@correo.example' });
    const list = await town.ask({ url: `/api/users?municipalityId=${HOME_TOWN}` });
    const name = 'Josefa Gómez Rangel';
    const seen = { id, name, photo: null, isActive: true, hasPin: false };
    expect(list.json).toStrictEqual([seen]);
    expect((await town.ask({ url: `/api/users/${id}` })).json).toStrictEqual(seen);
    expect((await town.ask({ url: `/api/users/${id}/support-messages` })).status).toBe(401);
    expect((await town.ask({ url: '/api/users?municipalityId=nowhere' })).status).toBe(404);
  });

  it('leaves out who is switched off, whom staff still see', async ({ openOwnTown }) => {
    const town = await openOwnTown();
    await addUser(town, { is_active: 0 });
    const url = `/api/users?municipalityId=${HOME_TOWN}`;
    const { cookies } = await addDevice(town);
    const picker = await town.ask({ url, cookies });
    expect([picker.json, picker.headers['x-total-count']]).toEqual([[], '0']);
    const staff = await town.ask({ url, token: (await addAdmin(town)).token });
    expect(staff.json).toMatchObject([{ isActive: false }]);
  });

  it('tells a stranger how a device is enrolled', async ({ openOwnTown }) => {
    const town = await openOwnTown();
    const refused = await town.ask({ url: `/api/users?municipalityId=${HOME_TOWN}` });
    expect(refused.json).toEqual({
      error: 'Este dispositivo todavía no está dado de alta. Pide al ayuntamiento que lo haga.',
      code: 'device_not_enrolled',
    });
  });
});
