import { crowd } from './crowd.ts';
import { NEIGHBOURS, VILLAGERS } from './data/people.ts';
import type { Person } from './data/person.ts';
import { OTHER_SUPPORTS, type PlannedSupport, SUPPORTS } from './data/supports.ts';
import { ADMINS, HOME_TOWN, OTHER_TOWN, type PlannedAdmin } from './data/towns.ts';

/**
 * `empty`: an administrator and one person with nothing. `normal`: the village, and another town.
 * `crowded`: the same with three hundred people. `huge`: with five thousand, for measuring.
 */
export const SIZES = ['empty', 'normal', 'crowded', 'huge'] as const;
export type Size = (typeof SIZES)[number];

export interface PlannedTown {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  /** Its photo, a file of `pictures/scenes`. */
  readonly scene?: string;
  readonly admins: readonly [PlannedAdmin, ...PlannedAdmin[]];
  readonly people: readonly Person[];
  readonly supports: readonly PlannedSupport[];
}

const PEOPLE: Readonly<Partial<Record<Size, number>>> = { crowded: 300, huge: 5_000 };
/** The next smaller village never has so many people, this one never so few, whoever comes and goes. */
export const FEWEST = { crowded: 150, huge: 2_500 } as const;

export function plan(size: Size): PlannedTown[] {
  const { scene: _, ...bareTown } = HOME_TOWN;
  if (size === 'empty') {
    return [{ ...bareTown, admins: [ADMINS.ana], people: [JOSEFA_AT_FIRST], supports: [] }];
  }
  const others = crowd(Math.max(0, (PEOPLE[size] ?? 0) - VILLAGERS.length));
  return [
    {
      ...HOME_TOWN,
      admins: [ADMINS.ana, ADMINS.rafael],
      people: [...VILLAGERS, ...others],
      supports: SUPPORTS,
    },
    { ...OTHER_TOWN, admins: [ADMINS.pilar], people: NEIGHBOURS, supports: OTHER_SUPPORTS },
  ];
}

/** The person in whose life the screens of a size are to be seen. */
export const MAIN_PERSON: Readonly<Record<Size, string>> = {
  empty: 'josefa',
  normal: 'josefa',
  crowded: 'larga',
  huge: 'larga',
};

const JOSEFA_AT_FIRST: Person = {
  key: 'josefa',
  name: 'Josefa Gómez Rangel',
  age: 84,
  consents: [],
  joined: 0,
};
