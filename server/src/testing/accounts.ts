import type { Insertable } from 'kysely';
import { toText } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import type { Tables } from '../db/schema.ts';
import { type Answer, type Ask, addUser, HOME_TOWN, START, type Town } from './town.ts';

/** Who makes the first account of a town hall, over the network, and logs in with it. */
export const FIRST_STAFF = {
  name: 'Ana Ruiz',
  email: 'ana@ayuntamiento.example',
  password: 'la encina de la dehesa',
  municipalityId: HOME_TOWN,
};

const CREATED = toText(Temporal.Instant.from(START));

/** Somebody, and what her browser or client carries. */
export interface TestAccount {
  readonly id: string;
  readonly token: string;
  readonly cookies: Record<string, string>;
}

/** Somebody who asks the server with what her browser or client carries. */
export interface Client extends TestAccount {
  ask(request: Ask): Promise<Answer>;
}

export interface Person extends Client {
  /** Where the server keeps what is hers. */
  readonly url: string;
}

/** A person who is in. */
export async function addPerson(
  town: Town,
  given: Partial<Insertable<Tables['users']>> = {},
): Promise<Person> {
  const id = await addUser(town, given);
  const municipality_id = given.municipality_id ?? HOME_TOWN;
  const token = await town.session({ kind: 'user', municipality_id, user_id: id });
  const cookies = { encina_user: token };
  return { ...clientOf(town, { id, token, cookies }), url: `/api/users/${id}` };
}

export async function addMunicipality(
  town: Town,
  given: Partial<Insertable<Tables['municipalities']>> = {},
): Promise<string> {
  const id = given.id ?? newId();
  await town.db
    .insertInto('municipalities')
    .values({
      name: `Pueblo ${id}`,
      photo_key: null,
      phone: null,
      email: null,
      address: null,
      time_zone: 'Europe/Madrid',
      setup_code_hash: null,
      setup_closed_at: null,
      created_at: CREATED,
      ...given,
      id,
    })
    .execute();
  return id;
}

/** An administrator with an open session. The password opens nothing unless `password_hash` is given. */
export async function addAdmin(
  town: Town,
  given: Partial<Insertable<Tables['admins']>> = {},
): Promise<Client> {
  const row = {
    id: newId(),
    municipality_id: HOME_TOWN,
    name: 'Administradora',
    password_hash: '',
    created_at: CREATED,
    ...given,
  };
  const email = given.email ?? `${row.id}@ayuntamiento.example`;
  await town.db
    .insertInto('admins')
    .values({ ...row, email })
    .execute();
  const token = await town.session({
    kind: 'admin',
    municipality_id: row.municipality_id,
    admin_id: row.id,
  });
  const holder = { id: row.id, token, cookies: {} };
  return { ...holder, ask: (request) => town.ask({ token, ...request }) };
}

/** An enrolled device. */
export async function addDevice(town: Town, municipalityId = HOME_TOWN): Promise<Client> {
  const id = newId();
  await town.db
    .insertInto('devices')
    .values({ id, municipality_id: municipalityId, name: 'Tableta Android', created_at: CREATED })
    .execute();
  const token = await town.session({
    kind: 'device',
    municipality_id: municipalityId,
    device_id: id,
  });
  return clientOf(town, { id, token, cookies: { encina_device: token } });
}

/** A relative or carer with an open session, linked to these people. */
export async function addSupportPerson(
  town: Town,
  linkedTo: readonly string[] = [],
  given: Partial<Insertable<Tables['support_persons']>> = {},
): Promise<Client> {
  const id = given.id ?? newId();
  const row = {
    id,
    municipality_id: HOME_TOWN,
    email: `${id}@familia.example`,
    name: 'Hija',
    password_hash: '',
    created_at: CREATED,
    ...given,
  };
  await town.db.insertInto('support_persons').values(row).execute();
  for (const user of linkedTo) await link(town, id, user);
  const token = await town.session({
    kind: 'support',
    municipality_id: row.municipality_id,
    support_person_id: id,
  });
  return clientOf(town, { id, token, cookies: { encina_support: token } });
}

/** What she says of her family in Ajustes. */
export async function setFamilyConsent(town: Town, id: string, family_consent: 0 | 1) {
  await town.db.updateTable('users').set({ family_consent }).where('id', '=', id).execute();
}

export async function link(town: Town, supportPersonId: string, userId: string): Promise<void> {
  await town.db
    .insertInto('support_links')
    .values({ support_person_id: supportPersonId, user_id: userId, created_at: CREATED })
    .execute();
}

function clientOf(town: Town, holder: TestAccount): Client {
  return { ...holder, ask: (request) => town.ask({ cookies: holder.cookies, ...request }) };
}
