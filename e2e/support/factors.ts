import { Secret, TOTP } from 'otpauth';
import { type Api, newApi, send } from './api.ts';
import { type Account, TOWN, type World } from './world.ts';

/** What an app with this secret shows. @param later in ms: each code opens once, and at a log-in the next one is wanted */
export const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later });

interface Entry {
  readonly token?: string;
}

/** Speaks as this administrator, unless a second step is asked for. */
async function speakAs(url: string, { email, password }: Account, municipalityId: string) {
  const api = newApi(url);
  const login = { email, password, municipalityId, enrolsDevice: false };
  const { token } = await send<Entry>(api, 'POST', '/api/admin/login', login);
  return token === undefined ? undefined : { ...api, token };
}

const confirm = (api: Api, { password: currentPassword }: Account) =>
  send(api, 'POST', '/api/admin/confirmation', { currentPassword });

async function addApp(api: Api): Promise<void> {
  const started = await send<{ pending: string; secret: string }>(
    api,
    'POST',
    '/api/admin/code-app/start',
  );
  const body = { pending: started.pending, code: codeOf(started.secret) };
  await send(api, 'PUT', '/api/admin/code-app', body);
}

const LUISA = { name: 'Luisa Mora', email: 'luisa@ejemplo.es', password: 'otra-clave-larga' };

/** A colleague of the world's administrator who enters with a code. */
export async function staffWithApp({ url, api }: World): Promise<Account> {
  await send(api, 'POST', '/api/admins', LUISA, [409]);
  const luisa = await speakAs(url, LUISA, TOWN.id);
  if (luisa) {
    await confirm(luisa, LUISA);
    await addApp(luisa);
  }
  return LUISA;
}

interface OwnTown {
  readonly town: string;
  readonly admin: Account;
}

/** A town with one administrator: what it asks of its staff disturbs nobody else. */
export async function townOfItsOwn({ url, api }: World): Promise<OwnTown & { api: Api }> {
  const mark = Date.now().toString(36);
  const town = `Puebla de la Llave ${mark}`;
  const made = await send<{ id: string; setupCode: string }>(api, 'POST', '/api/municipalities', {
    name: town,
  });
  const admin = { name: 'Ana Gil', email: `ana${mark}@ejemplo.es`, password: 'la encina de Ana' };
  const first = { ...admin, municipalityId: made.id, setupCode: made.setupCode };
  await send(newApi(url), 'POST', '/api/admin/create-first', first);
  const own = await speakAs(url, admin, made.id);
  if (!own) throw new Error('A new administrator has a second factor.');
  return { town, admin, api: own };
}

const asking = new Map<string, Promise<OwnTown>>();

/** The same, whose staff must show more than a password; one for each server. */
export function townThatAsks(world: World): Promise<OwnTown> {
  const known = asking.get(world.url) ?? makeAsking(world);
  asking.set(world.url, known);
  return known;
}

async function makeAsking(world: World): Promise<OwnTown> {
  const { api, ...own } = await townOfItsOwn(world);
  await confirm(api, own.admin);
  await send(api, 'PUT', '/api/admin/factors/rule', { isRequired: true });
  return own;
}
