import { type Person, planTowns, type Town, ZONE } from './plan.ts';

/** One town of so many people, and the first of them. */
export function planOneTown(
  peopleOfTown: number,
  remindersOfPerson = 20,
): { town: Town; she: Person } {
  const size = { towns: 1, peopleOfTown, remindersOfPerson, adminsOfTown: 1 };
  const [town] = planTowns(size, Temporal.Now.plainDateISO(ZONE));
  const she = town?.people[0];
  if (!town || !she) throw new Error('A town without people.');
  return { town, she };
}
