import type { BrowserContext } from '@playwright/test';
import { type Api, newApi, send } from './api.ts';
import { photo } from './photo.ts';

export interface Account {
  name: string;
  email: string;
  password: string;
}
export interface Person {
  id: string;
  name: string;
  pin: string;
}
export interface World {
  url: string;
  /** The default town; its administrator is logged in, so that calls may be made in her name. */
  town: string;
  admin: Account;
  api: Api;
  /** In whose life the screens are to be seen. */
  person: Person;
  /** A town with an administrator and nobody else. */
  emptyTown: { name: string; admin: Account };
  /** A town whose first administrator needs a code. */
  newTown: { name: string };
}

export const TOWN = { id: 'valle-de-matamoros-default', name: 'Valle de Matamoros' };
const PIN = '1234';
/** What staff write down: it opens once, and then she chooses hers. */
export const STAFFS_PIN = '2580';
const ADMIN = { name: 'Ana Gil Pacheco', email: 'ana@ejemplo.es', password: 'una-clave-larga' };
const NEIGHBOURS = ['José Núñez', 'Ángela Peña', 'Iñigo de la Cruz Domínguez'];
const MAIN = 'María Gómez Rangel';

/** Fills a running server through its own API, whether it is new or holds a demo village. */
export async function makeWorld(
  url: string,
  { password = ADMIN.password, person = MAIN } = {},
): Promise<World> {
  const admin = { ...ADMIN, password };
  const api = newApi(url);
  await ensureTown(api);
  await send(api, 'POST', '/api/admin/create-first', { ...admin, municipalityId: TOWN.id }, [409]);
  await logIn(api, admin, TOWN.id);
  const found = await people(api, person);
  if (found.length === 0) await createPeople(api, [MAIN, ...NEIGHBOURS]);
  const [main] = found.length > 0 ? found : await people(api, person);
  if (!main) throw new Error(`Nobody here is called ${person}.`);
  return {
    url,
    town: TOWN.name,
    admin,
    api,
    person: { ...main, pin: PIN },
    emptyTown: await townWithoutPeople(api),
    newTown: await townWithoutAdmin(api),
  };
}

async function ensureTown(api: Api): Promise<void> {
  await send(api, 'POST', '/api/municipalities', TOWN);
}

/** From now on the API speaks as this administrator, on a device that her log-in enrolled. */
async function logIn(api: Api, { email, password }: Account, municipalityId: string) {
  const session = { email, password, municipalityId };
  const { token } = await send<{ token: string }>(api, 'POST', '/api/admin/login', session);
  api.token = token;
}

async function createPerson(api: Api, name: string, pin = PIN): Promise<Person> {
  const place = name.length * 20;
  const face = photo([place % 160, (place * 3) % 160, (place * 7) % 160]).toString('base64');
  const { id } = await send<{ id: string }>(api, 'POST', '/api/users', {
    name,
    pin: STAFFS_PIN,
    photo: `data:image/png;base64,${face}`,
    municipalConsent: true,
  });
  await acceptTerms(api, id);
  await choosePin(api, id, pin);
  return { id, name, pin };
}

/** As on a sheet of paper at the town hall: home does not ask for it. */
async function acceptTerms(api: Api, id: string): Promise<void> {
  const { current } = await send<{ current: string }>(api, 'GET', `/api/users/${id}/terms`);
  await send(api, 'POST', `/api/users/${id}/terms`, { version: current, medium: 'paper' });
}

/** Comes in with the PIN of staff and gives herself hers, as at her first visit. */
async function choosePin(api: Api, id: string, newPin: string): Promise<void> {
  const own = { url: api.url, cookies: new Map(api.cookies) };
  await send(own, 'POST', `/api/users/${id}/verify-pin`, { pin: STAFFS_PIN });
  await send(own, 'PUT', `/api/users/${id}/pin`, { newPin });
  await send(own, 'POST', `/api/users/${id}/logout`);
}

/** A PIN of staff, as they give one to who has forgotten hers. */
export async function giveStaffsPin({ api, admin }: World, userId: string): Promise<void> {
  const { password: currentPassword } = admin;
  await send(api, 'POST', '/api/admin/confirmation', { currentPassword });
  await send(api, 'PATCH', `/api/users/${userId}`, { pin: STAFFS_PIN });
}

/** The same world with somebody else to look at: what a test leaves in her life disturbs no other test. */
export async function withNewcomer(world: World): Promise<World> {
  return {
    ...world,
    person: await createPerson(world.api, `María de la Concepción Rubio ${serial()}`),
  };
}

/** One after the other: each is a hash of a PIN, and two cores are few. */
async function createPeople(api: Api, names: readonly string[]): Promise<void> {
  for (const name of names) await createPerson(api, name);
}

async function people(api: Api, name: string): Promise<{ id: string; name: string }[]> {
  const query = new URLSearchParams({ municipalityId: TOWN.id, search: name });
  return await send(api, 'GET', `/api/users?${query}`);
}

async function townWithoutAdmin(api: Api) {
  const name = `Pueblo Nuevo ${serial()}`;
  const { id, setupCode } = await send<{ id: string; setupCode: string }>(
    api,
    'POST',
    '/api/municipalities',
    { name },
  );
  return { id, name, setupCode };
}

async function townWithoutPeople(api: Api) {
  const { id, name, setupCode } = await townWithoutAdmin(api);
  const admin = { name: 'Luz Marín', email: 'luz@ejemplo.es', password: 'otra-clave-larga' };
  const body = { ...admin, municipalityId: id, setupCode };
  await send(newApi(api.url), 'POST', '/api/admin/create-first', body);
  return { name, admin };
}

let made = 0;
/** A demo folder may be filled twice, by two runs. */
const RUN = Date.now().toString(36).slice(-4);
/** Another each time: names that are alike would be found together. */
function serial(): string {
  made += 1;
  return `${RUN}${made.toString(36).padStart(2, '0')}`.toUpperCase();
}

/** Makes this browser a device of the town hall, as a log-in of staff does. */
export async function enrol(context: BrowserContext, { url, admin }: World): Promise<Api> {
  const api = newApi(url);
  await logIn(api, admin, TOWN.id);
  await keepCookies(context, api);
  return api;
}

/** On top of that opens a person's session, as her PIN does. */
export async function enterAs(
  context: BrowserContext,
  world: World,
  person: Person = world.person,
): Promise<Api> {
  // Her own cookies and no token beside them: that would speak as staff.
  const { url, cookies } = await enrol(context, world);
  const api: Api = { url, cookies };
  await send(api, 'POST', `/api/users/${person.id}/verify-pin`, { pin: person.pin });
  await keepCookies(context, api);
  return api;
}

async function keepCookies(context: BrowserContext, { url, cookies }: Api): Promise<void> {
  // Hers alone, and of another path: no tablet gets it.
  const { encina_staff: _, ...theirs } = Object.fromEntries(cookies);
  const list = Object.entries(theirs).map(([name, value]) => ({
    name,
    value,
    url,
    httpOnly: true,
  }));
  await context.addCookies(list);
}
