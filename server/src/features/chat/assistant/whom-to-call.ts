import { type Danger, type Phone, SAFETY_ANSWERS } from '../safety/answers.ts';
import type { Told } from '../safety/concern.ts';
import type { PersonGateway } from './person-gateway.ts';
import { firstName } from './spanish.ts';

/** The numbers that belong under an answer, with the town hall's own where it helps. */
export async function phonesFor(
  danger: Danger,
  her: Pick<PersonGateway, 'town'>,
): Promise<readonly Phone[]> {
  const { phones, townHall } = SAFETY_ANSWERS[danger];
  const { phone } = await her.town();
  return townHall && phone ? [...phones, { name: 'Ayuntamiento', number: phone }] : phones;
}

const MOST_PEOPLE = 2;

/** "Avisa también a Lucía o a Marta": Encina knows their names, and no numbers. */
export async function peopleToTell(
  { danger, isNaming: isNamed }: Told,
  her: Pick<PersonGateway, 'family'>,
): Promise<string> {
  if (!SAFETY_ANSWERS[danger].people || isNamed) return '';
  const people = (await her.family()).slice(0, MOST_PEOPLE).map(({ name }) => name);
  const firsts = people.map(firstName);
  // Two who share a first name are told apart by the whole of it.
  const names = new Set(firsts).size < firsts.length ? people : firsts;
  return names.length > 0 ? `Avisa también ${names.map((it) => `a ${it}`).join(' o ')}.` : '';
}
