import { hash } from '@node-rs/argon2';
import { newId } from '../core/ids.ts';
import type { Tables } from '../db/schema.ts';
import { addAdmin, addDevice, addMunicipality, addSupportPerson, link } from './accounts.ts';
import { addPersonalData } from './personal-data.ts';
import type { PersonalDataIds } from './personal-traces.ts';
import { addUser, type Town } from './town.ts';

/** In every name, address and text of every person: an answer with this in it tells of somebody. */
export const MARK = 'Zoraidina';
const PHONE = '699123987';
const BIRTH_DATE = '1931-07-29';
const PHOTO_VERSION = 'f0f0cafe12345678';
const PHOTO_KEY = `users/album/${PHOTO_VERSION}.webp`;
const PHOTO = `photo of ${MARK}`;

export const ADMIN_PASSWORD = 'la encina de la dehesa';

/** A town and its neighbour, with somebody of every kind in both. */
export interface SharedScenario {
  readonly town: Town;
  readonly elsewhere: string;
  readonly neighbourId: string;
  readonly outsiderId: string;
  readonly linkedId: string;
  readonly unlinkedId: string;
  readonly supportElsewhereId: string;
  readonly adminId: string;
  readonly adminEmail: string;
  readonly adminElsewhereId: string;
  readonly deviceId: string;
}

/** The person whom everybody wants something of, new for every call. */
export interface Scenario extends SharedScenario, PersonalDataIds {
  readonly personId: string;
  /** Byte sequences that tell of her … */
  readonly ofPerson: readonly string[];
  /** … and of anybody. */
  readonly ofAnybody: readonly string[];
}

export async function shareScenario(town: Town): Promise<SharedScenario> {
  const elsewhere = await addMunicipality(town);
  const abroad = { municipality_id: elsewhere };
  const neighbourId = await addUser(town, traits('vecina'));
  const outsiderId = await addUser(town, { ...traits('forastera'), ...abroad });
  const adminEmail = 'alcaldia@ayuntamiento.example';
  const password_hash = await hash(ADMIN_PASSWORD, { memoryCost: 64, timeCost: 1 });
  const admin = await addAdmin(town, { email: adminEmail, password_hash });
  const adminElsewhere = await addAdmin(town, { ...staff('secretaria'), ...abroad });
  const linked = await addSupportPerson(town, [], staff('hija'));
  const unlinked = await addSupportPerson(town, [neighbourId], staff('hijo'));
  const carer = await addSupportPerson(town, [outsiderId], { ...staff('nieta'), ...abroad });
  await town.storage.put('municipalities/escudo.webp', Buffer.from('a coat of arms'), 'image/webp');
  await town.storage.put(PHOTO_KEY, Buffer.from(PHOTO), 'image/webp');
  await town.db
    .updateTable('municipalities')
    .set({ photo_key: 'municipalities/escudo.webp', logos_key: 'municipalities/escudo.webp' })
    .execute();
  return {
    town,
    elsewhere,
    neighbourId,
    outsiderId,
    linkedId: linked.id,
    unlinkedId: unlinked.id,
    supportElsewhereId: carer.id,
    adminId: admin.id,
    adminEmail,
    adminElsewhereId: adminElsewhere.id,
    deviceId: (await addDevice(town)).id,
  };
}

export async function openScenario(
  sharedScenario: SharedScenario,
  consents: Pick<Tables['users'], 'family_consent' | 'municipal_consent' | 'is_active'>,
): Promise<Scenario> {
  const personId = newId();
  // One transaction, one write to the disk: a table of tests opens hundreds of scenes.
  const personalData = await sharedScenario.town.db.transaction().execute(async (db) => {
    const town = { ...sharedScenario.town, db };
    await addUser(town, { id: personId, ...traits('persona'), photo_key: PHOTO_KEY, ...consents });
    await link(town, sharedScenario.linkedId, personId);
    return addPersonalData(town, personId, sharedScenario.linkedId, MARK);
  });
  const ofPerson = [personId, PHOTO_VERSION, PHOTO];
  const { neighbourId, outsiderId, linkedId, unlinkedId, supportElsewhereId } = sharedScenario;
  return {
    ...sharedScenario,
    ...personalData,
    personId,
    ofPerson,
    ofAnybody: [
      ...ofPerson,
      ...[MARK, PHONE, BIRTH_DATE],
      ...[neighbourId, outsiderId, linkedId, unlinkedId, supportElsewhereId],
    ],
  };
}

const traits = (part: string) => ({
  name: `${MARK} Rangel Gómez, ${part}`,
  email: `${MARK}.${part}@correo.example`,
  phone: PHONE,
  birth_date: BIRTH_DATE,
});

const staff = (part: string) => ({
  name: `${MARK}, ${part}`,
  email: `${MARK}.${part}@correo.example`,
});
