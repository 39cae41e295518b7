import { PASSWORD, PIN } from './data/towns.ts';
import { MAIN_PERSON, plan, type Size } from './plan.ts';
import { register } from './users.ts';

interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly municipalityId: string;
}

export interface GuidedPerson {
  readonly id: string;
  readonly name: string;
  readonly municipalityId: string;
  /** Null for those who enter without one. */
  readonly pin: string | null;
  readonly isActive: boolean;
}

/** How to enter a seeded village. */
export interface Guide {
  readonly size: Size;
  readonly admins: readonly Account[];
  readonly supports: readonly Account[];
  readonly people: readonly GuidedPerson[];
  /** In whose life the screens of this size are to be seen. */
  readonly main: GuidedPerson;
}

/** The same for a size whenever it was seeded. */
export function guideTo(size: Size): Guide {
  const towns = plan(size);
  const accounts = (kind: 'admins' | 'supports') =>
    towns.flatMap((town) =>
      town[kind].map(({ name, email }) => ({
        name,
        email,
        password: PASSWORD,
        municipalityId: town.id,
      })),
    );
  const people = towns.flatMap((town) =>
    town.people.map((person) => ({
      key: person.key,
      id: register(person).id,
      name: person.name,
      municipalityId: town.id,
      pin: person.pin === null ? null : PIN,
      isActive: !person.inactive,
    })),
  );
  const main = people.find(({ key }) => key === MAIN_PERSON[size]);
  if (!main) throw new RangeError(`The main person of ${size} is not in the plan.`);
  return { size, admins: accounts('admins'), supports: accounts('supports'), people, main };
}
