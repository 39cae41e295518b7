import { ofEachSetting } from '@encina/contract/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/engines.ts';
import { addAdmin, addDevice, addSupportPerson } from '../../testing/residents.ts';
import { type Ask, addUser, enter, HOME_TOWN, openTown, type Town } from '../../testing/town.ts';

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
  familyConsent: true,
  municipalConsent: false,
  createdAt: '2026-11-20T16:05:00.000Z',
  lastActiveAt: null,
};
const PROFILE = {
  ...LISTED,
  phone: '600 111 222',
  birthDate: '1940-02-29',
  adminId: expect.any(String),
  municipalityId: HOME_TOWN,
};
const OWN = { ...PROFILE, ...ofEachSetting(({ initial }) => initial) };
const FULL = { ...PROFILE, familyConsentAt: null, municipalConsentAt: null };
const SUPPORTED = {
  id: expect.any(String),
  name: 'Josefa Gómez',
  photo: PICKER.photo,
  familyConsent: true,
};

describe.each(ENGINES)('what is told of a person, on %s,', (engine) => {
  let town: Town;
  let id: string;
  let as: Record<'device' | 'user' | 'support' | 'admin', Pick<Ask, 'token' | 'cookies'>>;
  beforeAll(async () => {
    town = await openTown(engine);
    const { id: admin_id, token } = await addAdmin(town);
    id = await addUser(town, {
      admin_id,
      name: 'Josefa Gómez',
      email: 'josefa@correo.example',
      phone: '600 111 222',
      birth_date: '1940-02-29',
      photo_key: 'users/josefa/cafe.webp',
      pin_hash: '$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHQ$aGFzaGhhc2g',
      family_consent: 1,
    });
    as = {
      device: { cookies: (await addDevice(town)).cookies },
      user: { cookies: await enter(town, id) },
      support: { cookies: (await addSupportPerson(town, [id])).cookies },
      admin: { token },
    };
  });
  afterAll(() => town.close());

  it.each([
    ['device', PICKER],
    ['user', OWN],
    ['support', SUPPORTED],
    ['admin', FULL],
  ] as const)('to a %s is exactly what is declared for it', async (kind, fields) => {
    const answer = await town.ask({ url: `/api/users/${id}`, ...as[kind] });
    expect(answer.json).toStrictEqual(fields);
    expect(answer.text).not.toMatch(/argon2|pin_?hash|users\/josefa/i);
  });

  it.each([
    ['device', PICKER],
    ['admin', LISTED],
  ] as const)('in the list of a %s is exactly what is declared for it', async (kind, fields) => {
    const answer = await town.ask({ url: `/api/users?municipalityId=${HOME_TOWN}`, ...as[kind] });
    expect(answer.json).toStrictEqual([fields]);
    expect(answer.text).not.toMatch(/argon2|pin_?hash|users\/josefa/i);
  });

  it('to the start screen of her own browser is who she is, and no more', async () => {
    const { json } = await town.ask({ url: '/api/session', cookies: as.user.cookies ?? {} });
    const { name, photo } = PICKER;
    const user = { id, name, photo, municipalityId: HOME_TOWN };
    expect(json).toStrictEqual({ device: null, user });
  });

  it('to a browser with several sessions is what the most able of them may know', async () => {
    const cookies = { ...as.device.cookies, ...as.user.cookies, ...as.support.cookies };
    const url = `/api/users/${id}`;
    expect((await town.ask({ url, cookies })).json).toStrictEqual(OWN);
    expect((await town.ask({ url, cookies, ...as.admin })).json).toStrictEqual(FULL);
    const { encina_user: _, ...others } = cookies;
    expect((await town.ask({ url, cookies: others })).json).toStrictEqual(SUPPORTED);
    const list = await town.ask({ url: `/api/users?municipalityId=${HOME_TOWN}`, cookies });
    expect(list.json).toStrictEqual([PICKER]);
  });

  it('to a browser with a session for another person is what its device may know', async () => {
    const cookies = { ...as.device.cookies, ...(await enter(town, await addUser(town))) };
    expect((await town.ask({ url: `/api/users/${id}`, cookies })).json).toStrictEqual(PICKER);
    const own = await town.ask({ url: `/api/users/${id}/logout`, method: 'POST', cookies });
    expect(own.status).toBe(404);
  });
});

describe.each(ENGINES)('the profile picker, on %s,', (engine) => {
  it('of a closed network shows strangers what a device sees, and nothing else', async () => {
    const town = await openTown(engine, { PROFILE_PICKER: 'open' });
    const id = await addUser(town, { family_consent: 1, email: 'josefa@correo.example' });
    const list = await town.ask({ url: `/api/users?municipalityId=${HOME_TOWN}` });
    const name = 'Josefa Gómez Rangel';
    const seen = { id, name, photo: null, isActive: true, hasPin: false };
    expect(list.json).toStrictEqual([seen]);
    expect((await town.ask({ url: `/api/users/${id}` })).json).toStrictEqual(seen);
    expect((await town.ask({ url: `/api/users/${id}/support-messages` })).status).toBe(401);
    expect((await town.ask({ url: '/api/users?municipalityId=nowhere' })).status).toBe(404);
    await town.close();
  });

  it('of a device leaves out who is switched off; staff see her', async () => {
    const town = await openTown(engine);
    await addUser(town, { is_active: 0 });
    const url = `/api/users?municipalityId=${HOME_TOWN}`;
    const { cookies } = await addDevice(town);
    const picker = await town.ask({ url, cookies });
    expect([picker.json, picker.headers['x-total-count']]).toEqual([[], '0']);
    const staff = await town.ask({ url, token: (await addAdmin(town)).token });
    expect(staff.json).toMatchObject([{ isActive: false }]);
    await town.close();
  });

  it('tells a stranger how a device is enrolled', async () => {
    const town = await openTown(engine);
    const refused = await town.ask({ url: `/api/users?municipalityId=${HOME_TOWN}` });
    expect(refused.json).toEqual({
      error: 'Este dispositivo todavía no está dado de alta. Pide al ayuntamiento que lo haga.',
      code: 'device_not_enrolled',
    });
    await town.close();
  });
});
