import type { Book } from './book.ts';
import type { Calendar } from './calendar.ts';
import type { PlannedSupport } from './data/supports.ts';
import { ids } from './ids.ts';
import { random } from './random.ts';
import type { Registered } from './users.ts';

const DAYS_KNOWN = 50;

/**
 * Relatives and carers of a town.
 * @returns by the key of a person, the ids of those who look after them, by their own keys.
 */
export function writeSupports(
  {
    book,
    calendar,
    ...town
  }: {
    readonly book: Book;
    readonly calendar: Calendar;
    readonly municipalityId: string;
    readonly passwordHash: string;
  },
  supports: readonly PlannedSupport[],
  people: readonly Registered[],
): Map<string, Map<string, string>> {
  const circles = new Map(people.map(({ person }) => [person.key, new Map<string, string>()]));
  for (const { key, name, email, of } of supports) {
    const id = ids(random(`support ${key}`))();
    const createdAt = calendar.instant(-DAYS_KNOWN, '12:00');
    book.support_persons.push({
      id,
      municipality_id: town.municipalityId,
      email,
      name,
      password_hash: town.passwordHash,
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
