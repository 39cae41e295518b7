import type { UserSubject } from './actor.ts';

/** People of whom it is kept; who was asked for longest ago is let go. */
const MOST_KEPT = 1_000;

interface Kept<T> {
  readonly version: string;
  readonly found: Promise<T>;
}

/**
 * What takes longer the more a person has kept, found once for each version of her: every write of hers makes another.
 * @param find asked with a version that was read before, so that what it finds is of that one or of a later one
 */
export function onceAVersion<T>(
  find: (person: UserSubject) => Promise<T>,
  most = MOST_KEPT,
): (person: UserSubject) => Promise<T> {
  const people = new Map<string, Kept<T>>();

  function findAnew(person: UserSubject): Kept<T> {
    const { id, version } = person;
    const kept = { version, found: find(person) };
    // A fault is of whoever met it.
    kept.found.catch(() => people.get(id) === kept && people.delete(id));
    return kept;
  }

  return (person) => {
    const { id, version } = person;
    const known = people.get(id);
    const kept = known?.version === version ? known : findAnew(person);
    // Last in the order of the map: the youngest.
    people.delete(id);
    people.set(id, kept);
    for (const [oldest] of people) {
      if (people.size <= most) break;
      people.delete(oldest);
    }
    return kept.found;
  };
}
