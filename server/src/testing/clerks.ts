import { passwords } from '../core/passwords.ts';
import { addAdmin, type Client } from './accounts.ts';
import { type Authenticator, authenticator } from './authenticator.ts';
import { codeAt } from './code-at.ts';
import { HOME_TOWN, SECRET_KEY, type Town } from './town.ts';

/** With which a clerk logs in. */
export const PASSWORD = 'la encina de la dehesa';
/** The site for which her passkey is made, where no other is named. */
export const SITE = { rpId: 'encina.example', origin: 'https://encina.example' };

let count = 0;

/** A clerk who is in, and what she does at another browser to come in again. */
export async function clerkIn(town: Town) {
  count += 1;
  const email = `factor${count}@ayuntamiento.example`;
  const password_hash = await passwords(SECRET_KEY).hashPassword(PASSWORD);
  const clerk = await addAdmin(town, { email, password_hash, name: 'Ana Ruiz' });
  const post = (url: string, body: object) => town.ask({ method: 'POST', url, body });
  const password = () =>
    post('/api/admin/login', { email, password: PASSWORD, municipalityId: HOME_TOWN });
  const second = (pending: string, proof: object) =>
    post('/api/admin/login/second-step', { pending, proof });
  return {
    clerk,
    email,
    password,
    code: async (code: string, pending?: string) =>
      second(pending ?? (await password()).json.pending, { kind: 'code', code }),
    key: (pending: string, credential: object) => second(pending, { kind: 'passkey', credential }),
  };
}

/** Makes a passkey and adds it. */
export async function addKey(clerk: Client, key: Authenticator = authenticator(SITE)) {
  const { json } = await clerk.ask({ method: 'POST', url: '/api/admin/passkeys/start' });
  const body = { pending: json.pending, credential: key.create(json.options.challenge) };
  const added = await clerk.ask({ method: 'POST', url: '/api/admin/passkeys', body });
  return { key, added };
}

/** Adds an app that makes codes. */
export async function addCodeApp(town: Town, clerk: Client) {
  const { json } = await clerk.ask({ method: 'POST', url: '/api/admin/code-app/start' });
  const body = { pending: json.pending, code: codeAt(town, json.secret) };
  const added = await clerk.ask({ method: 'PUT', url: '/api/admin/code-app', body });
  town.pass({ seconds: 30 });
  return { secret: json.secret as string, codes: added.json.recoveryCodes as string[] };
}
