import type { Desk } from './desk.ts';
import { ids } from './ids.ts';
import type { PlannedTown } from './plan.ts';
import { random } from './random.ts';
import type { Registered } from './users.ts';

const DAYS_KNOWN = 50;

/**
 * Relatives and carers of a town.
 * @returns by the key of a person, the ids of those who look after them, by their own keys.
 */
export function writeSupports(
  { book, calendar, passwordHash }: Desk,
  { id: municipalityId, supports }: PlannedTown,
  people: readonly Registered[],
): Map<string, Map<string, string>> {
  const circles = new Map(people.map(({ person }) => [person.key, new Map<string, string>()]));
  const createdAt = calendar.instant(-DAYS_KNOWN, '12:00');
  for (const { key, name, email, of } of supports) {
    const id = ids(random(`support ${key}`))();
    book.support_persons.push({
      id,
      municipality_id: municipalityId,
      email,
      name,
      password_hash: passwordHash,
      created_at: createdAt,
    });
    for (const { person, id: userId } of people) {
      if (!of.includes(person.key)) continue;
      circles.get(person.key)?.set(key, id);
      book.support_links.push({ support_person_id: id, user_id: userId, created_at: createdAt });
    }
  }
  return circles;
}
