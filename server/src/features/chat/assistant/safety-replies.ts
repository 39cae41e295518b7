import type { Danger } from '../safety/answers.ts';
import { tellsOfBreakIn } from '../safety/break-in.ts';
import {
  type Concern,
  fading,
  isCalmed,
  isFresh,
  isTalkedOf,
  NO_FINE,
  type Told,
  YES_HELP,
} from '../safety/concern.ts';
import { type Course, courseOf, NAMES_HERSELF, saysNotFine } from '../safety/course.ts';
import { asksOfIt } from '../safety/course-asked.ts';
import { tellsOfAttack, tellsOfIntruder } from '../safety/course-mistaken.ts';
import { isSettled, tellsOfFire } from '../safety/course-settled.ts';
import { followUp } from '../safety/follow-ups.ts';
import { numberAsked } from '../safety/number-asked.ts';
import { tellsOfBody } from '../safety/of-body.ts';
import type { Alarm } from '../safety/safety.ts';
import { isOfTheSame, sameSwindle } from '../safety/same-danger.ts';
import { hasGivenIt } from '../safety/scam-given.ts';
import { isOfOther, namesSomebody } from '../safety/somebody.ts';
import type { Utterance } from '../understanding/utterance.ts';
import { plain as plainOf } from '../understanding/words.ts';
import {
  attended,
  bleedingOver,
  calmed,
  emergencyFirst,
  ended,
  over,
  settled,
} from './danger-over.ts';
import { asked, told, withPhones } from './danger-told.ts';
import type { PersonGateway } from './person-gateway.ts';
import type { Reply } from './skill.ts';
import { firstName } from './spanish.ts';
import { withWhomSheCalls } from './whom-to-call.ts';
import { isWishOfReminder } from './wish-before-doubt.ts';

type Her = Pick<PersonGateway, 'town' | 'family' | 'messages' | 'reminders'>;

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
  const tapped = before && tapOf(said.text, before);
  if (tapped) return gone(tapped, before, her);
  if (before?.danger === 'scam' && isTalkedOf(before) && hasGivenIt(said))
    return told({ ...before, isGiven: true }, her);
  // "Se ha ido" is said of the dead, too.
  if (before?.danger === 'scam' && !said.asks && isSettled(said.plain, before))
    return gone('settled', before, her);
  const stopped = before && bleedingOver(said, before);
  if (stopped && (!alarm || alarm.danger === before.danger)) return gone(stopped, before, her);
  if (alarm && before && isOfTheSame(alarm, said, before)) return gone('still', before, her);
  const heard = alarm && {
    ...sameSwindle(alarm, said, before),
    isNaming: await isNaming(said, her),
    isIntruder: isOfIntruder(said, before),
    isBreakIn: alarm.danger === 'life' && tellsOfBreakIn(said.plain),
    isOfFire: tellsOfFire(said.plain) || before?.isOfFire === true,
    isOfBody: tellsOfBody(said.plain) && before?.isOfFire !== true,
    isGiven: before?.isGiven === true,
  };
  if (heard?.isSure) return isWorse(heard, before) ? gone('still', before, her) : told(heard, her);
  const number = before && before.stage !== 'calmed' ? undefined : numberAsked(said);
  if (number) return { text: number.text, phones: number.phones };
  if (heard && !before && !heard.isOfFigure && (await isWishOfReminder(said, her)))
    return undefined;
  if (heard && before && isAskedOf(heard, said, before)) return gone('asks', before, her);
  const course = before && courseOf(said, before);
  if (heard && isElsewhereIn(heard, course, before)) return told(heard, her);
  if (before && course === 'needs-help') {
    return gone(course, await answeredBy(before, said, her), her);
  }
  if (before && course === 'cannot-call')
    return withWhomSheCalls(await gone(course, before, her), before.danger, said, her);
  if (before && course) return gone(course, before, her);
  return heard && ifDoubtful(heard, said, before, her);
}

/** "¿Me tomo algo para el dolor?", asked of what hurts, is no question of how much. */
const isAskedOf = ({ danger }: Told, said: Utterance, before: Concern): boolean =>
  danger !== 'self-harm' && isTalkedOf(before) && !before.isOver && asksOfIt(said);

/** "No me puedo levantar", of the fall that she told of: the same words once more would say "si no puedes levantarte". */
const isWorse = (
  { danger, isOfOther: isOfAnother }: Told,
  before: Concern | undefined,
): before is Concern =>
  danger === 'fall' &&
  before?.danger === 'fall' &&
  before.stage === 'told' &&
  before.isOfOther === isOfAnother;

const isOfIntruder = ({ plain }: Utterance, before: Concern | undefined): boolean =>
  tellsOfIntruder(plain) || (before?.isIntruder === true && !tellsOfAttack(plain));

/** "No, estoy bien" of a danger that the same words tell of is none; nor does being out of one end another. */
const isElsewhereIn = (
  { danger }: Told,
  course: Course | undefined,
  before: Concern | undefined,
): boolean => course === 'fine' || (isOut(course) && danger !== before?.danger);

const isOut = (course: Course | undefined): course is 'settled' | 'seen-by-medic' =>
  course === 'settled' || course === 'seen-by-medic';

/** A tap means what its button says, whatever it sounds like. */
function tapOf(text: string, { stage }: Concern): Course | undefined {
  if (text === YES_HELP) return 'needs-help';
  if (text !== NO_FINE) return undefined;
  return stage === 'told' ? 'better' : 'fine';
}

async function ifDoubtful(
  alarm: Told & Pick<Alarm, 'isOfFigure'>,
  { plain }: Utterance,
  before: Concern | undefined,
  her: Her,
): Promise<Reply | undefined> {
  if (isCalmed(before, alarm.danger) && !saysNotFine(plain)) return undefined;
  // Whoever was asked and goes on telling of a danger has answered, and nobody who was told is asked again.
  const isOfBefore = before !== undefined && (isFresh(before) || before.danger === alarm.danger);
  return isOfBefore && before.stage !== 'calmed' ? told(alarm, her) : asked(alarm);
}

/** "Sí, a mi marido": the answer may tell who it is, and not "ya viene mi hija". */
const answeredBy = async (before: Concern, said: Utterance, her: Her): Promise<Concern> => ({
  ...before,
  isOfOther:
    !NAMES_HERSELF.test(said.plain) && (before.isOfOther || isOfOther(said.plain, before.danger)),
  isNaming: before.isNaming || (await isNaming(said, her)),
});

/** Who is named may be the victim or the culprit: neither is the one to tell. */
const isNaming = async ({ plain, words }: Utterance, her: Her): Promise<boolean> =>
  namesSomebody(plain) ||
  (await her.family()).some(({ name }) => words.includes(plainOf(firstName(name))));

/** What another engine has heard is asked after; where she was told already, she is told again. */
export const heardByEngine = async (
  { plain }: Utterance,
  before: Concern | undefined,
  her: Her,
): Promise<Reply> =>
  before?.stage === 'told'
    ? told(before, her)
    : asked({ danger: 'life', isOfOther: isOfOther(plain, 'life') });

/** Of these the fixed answer is said again, because to wait is not what is wrong. */
const SAID_AGAIN: readonly Danger[] = ['self-harm', 'abuse', 'lost', 'scam', 'dose'];

async function gone(course: Course, before: Concern, her: Her): Promise<Reply> {
  if (course === 'fine') return calmed(before);
  if (course === 'attended') return attended(before);
  if (course === 'again') return told(before, her);
  if (course === 'back') return asked(before);
  if (isOut(course)) return settled(before, course === 'seen-by-medic');
  // What holds after a danger is told once; said again, it is over.
  if (course === 'better' && before.isOver) return ended(before);
  if (course === 'needs-help') return emergencyFirst(await told(before, her));
  if ((course === 'still' || course === 'asks') && SAID_AGAIN.includes(before.danger))
    return told(before, her);
  const words = followUp(course, before);
  const reply = await withPhones(before, [words], her);
  if (course === 'better') return over(reply, before);
  return course === 'cannot-call' ? emergencyFirst(reply) : reply;
}

/** She goes on telling of it: the same words as ever, for some messages and not for good. */
export async function goneOn(
  course: 'still' | 'better' | 'asks',
  before: Concern,
  her: Her,
): Promise<Reply> {
  const reply = await gone(course, before, her);
  if (reply.alarm === undefined) return reply;
  const concern = fading(before);
  const isOver = course === 'better';
  return { ...reply, remember: { ...reply.remember, concern: concern && { ...concern, isOver } } };
}
