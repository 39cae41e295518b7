import { type Danger, type Phone, SAFETY_ANSWERS } from '../safety/answers.ts';
import type { Told } from '../safety/concern.ts';
import { wantsCalled } from '../safety/course-called.ts';
import type { Utterance } from '../understanding/utterance.ts';
import { peopleMeant } from './people-meant.ts';
import type { PersonGateway } from './person-gateway.ts';
import type { Reply } from './skill.ts';
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

/** Who may have done it is not who is to be called. */
const BY_SOMEBODY: ReadonlySet<Danger> = new Set<Danger>(['abuse', 'scam']);

/** "Llama a mi hija", in a danger: before where to touch she is told that nobody but she can call her. */
export async function withWhomSheCalls(
  reply: Reply,
  danger: Danger,
  said: Utterance,
  her: Pick<PersonGateway, 'family' | 'messages'>,
): Promise<Reply> {
  if (BY_SOMEBODY.has(danger) || !wantsCalled(said.plain)) return reply;
  const [whom, ...others] = (await peopleMeant({ said, gateway: her })) ?? [];
  if (!whom || others.length > 0) return reply;
  const text = `Yo no puedo llamar por teléfono. Llama tú a ${firstName(whom)}, o pide a alguien que lo haga.`;
  return {
    ...reply,
    text: `${text} ${reply.text}`,
    remember: { ...reply.remember, topic: 'family.call' },
  };
}
