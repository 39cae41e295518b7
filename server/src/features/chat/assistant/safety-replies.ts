import { type Danger, type Phone, SAFETY_ANSWERS } from '../safety/answers.ts';
import {
  type Concern,
  type Course,
  concernAt,
  courseOf,
  isCalmed,
  NO_FINE,
  YES_HELP,
} from '../safety/concern.ts';
import type { Alarm } from '../safety/safety.ts';
import type { Utterance } from '../understanding/utterance.ts';
import type { PersonGateway } from './person-gateway.ts';
import type { Reply } from './skill.ts';
import { firstName } from './spanish.ts';

type Her = Pick<PersonGateway, 'town' | 'family'>;

const EMERGENCY = '112';
const QUESTION = '¿Te ha pasado algo malo? Si es a otra persona, dímelo también.';

/**
 * What is said before anything else looks at a message: the fixed answer to a danger that is sure, the question where
 * it may be one, and how what was asked or told goes on.
 * @returns undefined where no danger is talked about
 */
export async function safetyReply(
  said: Utterance,
  alarm: Alarm | undefined,
  before: Concern | undefined,
  her: Her,
): Promise<Reply | undefined> {
  if (alarm?.isSure) return told(alarm, her);
  const course = before && courseOf(said, before);
  if (before && course) return gone(course, before, her);
  if (!alarm || isCalmed(before, alarm.danger)) return undefined;
  // Whoever is asked and goes on telling of a danger has answered.
  return before?.stage === 'asked' ? told(alarm, her) : asked(alarm);
}

/** Where another engine spoke of an emergency, it saw one that we did not. */
export const asked = (alarm: Pick<Alarm, 'danger' | 'isOfOther'>): Reply => ({
  text: QUESTION,
  choices: [YES_HELP, NO_FINE],
  alarm: 'asks',
  remember: { concern: concernAt('asked', alarm) },
});

async function told(alarm: Pick<Alarm, 'danger' | 'isOfOther'>, her: Her): Promise<Reply> {
  const { text, ofOther } = SAFETY_ANSWERS[alarm.danger];
  const words = alarm.isOfOther ? (ofOther ?? text) : text;
  return withPhones(alarm, [words, await peopleToTell(alarm.danger, her)], her);
}

async function withPhones(
  alarm: Pick<Alarm, 'danger' | 'isOfOther'>,
  sentences: readonly string[],
  her: Her,
): Promise<Reply> {
  return {
    text: sentences.filter(Boolean).join(' '),
    phones: await phonesFor(alarm.danger, her),
    alarm: 'tells',
    remember: { concern: concernAt('told', alarm) },
  };
}

async function phonesFor(danger: Danger, her: Her): Promise<readonly Phone[]> {
  const { phones, townHall } = SAFETY_ANSWERS[danger];
  const { phone } = await her.town();
  return townHall && phone ? [...phones, { name: 'Ayuntamiento', number: phone }] : phones;
}

const MOST_PEOPLE = 2;

/** "Avisa también a Lucía o a Marta": Encina knows their names, and no numbers. */
async function peopleToTell(danger: Danger, her: Her): Promise<string> {
  if (!SAFETY_ANSWERS[danger].people) return '';
  const people = (await her.family()).slice(0, MOST_PEOPLE);
  const names = people.map(({ name }) => `a ${firstName(name)}`).join(' o ');
  return names && `Avisa también ${names}.`;
}

/** What is said to what she says of a danger. */
const WORDS: Readonly<Record<Exclude<Course, 'needs-help' | 'fine'>, string>> = {
  better:
    'Me alegro de que vaya mejor. Aunque se pase, hay que mirarlo hoy: cuéntaselo ya a tu médico o a los tuyos. Si vuelve, llama al 112 sin esperar.',
  called:
    'Muy bien hecho. Quédate donde puedan encontrarte, con la puerta abierta. No te quedes a solas si puedes. Si empeora, llama otra vez al 112.',
  'cannot-call':
    'Toca el botón grande del 112: llama solo, si estás en un teléfono. Si no, grita por la ventana o da golpes en la pared. El 112 contesta aunque no haya saldo.',
  still: 'No esperes más. Llama ahora al 112, y di qué pasa y dónde estás. Aquí sigo contigo.',
};
/** Where those words would be wrong. */
const OWN_WORDS: Readonly<Partial<Record<Danger, Partial<typeof WORDS>>>> = {
  'self-harm': {
    better:
      'Me alegro de que lo cuentes, y de que vaya un poco mejor. No lo lleves a solas: habla hoy con alguien. El 024 está a cualquier hora.',
    called: 'Has hecho muy bien. Quédate con alguien hasta que vengan. Aquí sigo contigo.',
  },
  abuse: {
    better:
      'Me alegro de que ahora haya calma. No es culpa tuya: cuéntalo hoy en el centro de salud o en el ayuntamiento. Si vuelve, llama al 112.',
  },
  lost: { better: 'Me alegro. Avisa a los tuyos de que todo va bien.' },
  scam: {
    better: 'Me alegro. Cuéntaselo hoy a los tuyos o a tu banco. Si vuelven, no des nada y cuelga.',
    called: 'Muy bien hecho. No des nada, ni firmes nada, hasta hablar con ellos.',
  },
  dose: {
    better: 'Me alegro. No tomes más hasta hablar con tu médico o con la farmacia.',
    called: 'Muy bien hecho. No tomes nada más hasta hablar con ellos.',
  },
};
/** Of these the fixed answer is said again, because to wait is not what is wrong. */
const SAID_AGAIN: readonly Danger[] = ['self-harm', 'abuse', 'lost', 'scam', 'dose'];

const FINE = 'Me alegro. Si algo cambia, dímelo, o llama al 112.';

async function gone(course: Course, before: Concern, her: Her): Promise<Reply> {
  if (course === 'fine') {
    return { text: FINE, remember: { concern: concernAt('calmed', before) } };
  }
  if (course === 'needs-help') return helped(before, her);
  if (course === 'still' && SAID_AGAIN.includes(before.danger)) return told(before, her);
  const words = OWN_WORDS[before.danger]?.[course] ?? WORDS[course];
  return withPhones(before, [words], her);
}

/** She said yes: 112 comes first, whatever it was held for. */
async function helped(before: Concern, her: Her): Promise<Reply> {
  const reply = await told(before, her);
  const others = (reply.phones ?? []).filter(({ number }) => number !== EMERGENCY);
  return { ...reply, phones: [{ name: 'Emergencias', number: EMERGENCY }, ...others] };
}
