import { EMERGENCY, SAFETY_ANSWERS } from '../safety/answers.ts';
import { BREAK_IN } from '../safety/break-in.ts';
import { concernAt, NO_FINE, type Told, YES_HELP } from '../safety/concern.ts';
import { bodyQuestion, figureQuestion, GIVEN_WORDS, QUESTION } from '../safety/follow-ups.ts';
import type { Alarm } from '../safety/safety.ts';
import type { PersonGateway } from './person-gateway.ts';
import type { Reply } from './skill.ts';
import { peopleToTell, phonesFor } from './whom-to-call.ts';

type Her = Pick<PersonGateway, 'town' | 'family'>;

/* A danger as she hears of it: asked after where it may be one, and told what to do where it is. */

const isOfFailingBody = ({ danger, isOfBody }: Told): boolean =>
  danger === 'life' && isOfBody === true;

/** Where nobody can be sure: of a doubtful message, and of an answer of another engine that speaks of an emergency. */
export const asked = (alarm: Told & Pick<Alarm, 'isOfFigure'>): Reply => ({
  ...(alarm.isOfFigure || isOfFailingBody(alarm)
    ? {
        text: (alarm.isOfFigure ? figureQuestion : bodyQuestion)(alarm.isOfOther),
        phones: [EMERGENCY],
      }
    : { text: QUESTION }),
  choices: [YES_HELP, NO_FINE],
  alarm: 'asks',
  remember: { concern: concernAt('asked', alarm) },
});

/** The fixed words of a danger, its numbers and the names of her people. */
export const told = async (alarm: Told, her: Her): Promise<Reply> =>
  withPhones(alarm, [wordsOf(alarm), await peopleToTell(alarm, her)], her);

function wordsOf({ danger, isOfOther: isOfAnother, isBreakIn, isOfBody, isGiven }: Told): string {
  if (isGiven && danger === 'scam') return GIVEN_WORDS;
  const { text, ofOther = text, ofBody } = isBreakIn ? BREAK_IN : SAFETY_ANSWERS[danger];
  if (isOfBody && ofBody) return ofBody;
  return isOfAnother ? ofOther : text;
}

/** Reviewed words with the numbers of their danger under them. */
export async function withPhones(
  alarm: Told,
  sentences: readonly string[],
  her: Her,
): Promise<Reply> {
  return {
    text: sentences.filter(Boolean).join(' '),
    phones: alarm.isBreakIn ? BREAK_IN.phones : await phonesFor(alarm.danger, her),
    alarm: 'tells',
    remember: { concern: concernAt('told', alarm) },
  };
}
