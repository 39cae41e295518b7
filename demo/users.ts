import { TERMS_VERSION } from '@encina/contract/terms';
import { nameColumns } from '../server/src/names/name-columns.ts';
import type { Book } from './book.ts';
import type { Calendar } from './calendar.ts';
import type { Person } from './data/person.ts';
import { ids } from './ids.ts';
import { random } from './random.ts';

type Agreed = Book['consent_changes'][number];

export interface Registered {
  readonly person: Person;
  readonly id: string;
  readonly newId: () => string;
}

/** The id of a person depends on nothing but the key: it is the same in every size and on every day. */
export function register(person: Person): Registered {
  const newId = ids(random(`ids of ${person.key}`));
  return { person, id: newId(), newId };
}

export interface Registration {
  readonly municipalityId: string;
  readonly adminId: string;
  readonly photoKey: string | null;
  readonly pinHash: string;
}

export function writeUser(
  book: Book,
  calendar: Calendar,
  { person, id, newId }: Registered,
  { municipalityId, adminId, photoKey, pinHash }: Registration,
): void {
  const createdAt = calendar.instant(-person.joined, '10:30');
  book.users.push({
    id,
    municipality_id: municipalityId,
    admin_id: adminId,
    ...nameColumns(person.name),
    email: person.email ?? null,
    phone: person.phone ? `600 00 00 ${person.phone}` : null,
    birth_date: birthDate(calendar, person),
    photo_key: photoKey,
    pin_hash: person.pin === null ? null : pinHash,
    family_consent: person.consents.includes('family') ? 1 : 0,
    municipal_consent: person.consents.includes('municipal') ? 1 : 0,
    voice_enabled: person.silent ? 0 : 1,
    dark_mode: person.darkMode ? 1 : 0,
    is_active: person.inactive ? 0 : 1,
    last_active_at: lastActive(calendar, person),
    created_at: createdAt,
  });
  const granted = (['family', 'municipal'] as const).filter((it) => person.consents.includes(it));
  for (const consent of granted) book.consent_changes.push(grant(consent));
  book.consent_changes.push({ ...grant('terms'), version: TERMS_VERSION, medium: 'paper' });

  function grant(consent: Agreed['consent']): Agreed {
    return {
      id: newId(),
      user_id: id,
      consent,
      granted: 1,
      changed_by: 'admin',
      changed_by_id: adminId,
      device_id: null,
      changed_at: createdAt,
    };
  }
}

/** So that the person has had this year's birthday. */
function birthDate({ today }: Calendar, { key, age }: Person): string {
  const days = random(`birthday of ${key}`).between(1, 360);
  return today.subtract({ years: age }).subtract({ days }).toString();
}

function lastActive(calendar: Calendar, { life, key }: Person): string | null {
  if (!life) return null;
  if (life.seen === 0) return calendar.earlierToday(random(`visit of ${key}`).between(3, 190));
  const hour = random(`visit of ${key}`).between(10, 20);
  return calendar.instant(-life.seen, `${hour}:40`);
}
