import { inLines } from '../../understanding/in-lines.ts';
import { asksOfTheDay } from '../../understanding/question.ts';
import { tellsOfOld } from '../../understanding/told.ts';
import { POINTS_AT_IT } from '../answer-words.ts';
import { saysWhen, withBareHalf } from '../skills/add-reminder.ts';
import type { Turn } from '../turn.ts';
import { namesFirst, namesNothing } from './names-nothing.ts';
import { pointOf } from './point.ts';

/** How what was just written should be instead. */

const CORRECTS = new RegExp(inLines`^(?:(?:
  pues|ay|ah|uy|huy|perdona|perdon|perdone|disculpa|lo siento|bueno|que|y|hij[oa]|espera|oye
  |(?:me he|he) (?:equivocado|confundido|cola(?:d)?o|liado)(?: de (?:dia|hora)
    | en (?:el dia|la hora)
  )?
  |me (?:equivoque|confundi)|ademas|tambien|ahora|ahora que|mal|esta mal|ay no|asi no|es[aeo]
) )*(?:
  no|ni|mejor|digo|solo|todos|quiero decir|quise decir|era|es|sera|seria|que sea
  |(?:cambia|pon|pasa|mueve)l[oa]|prefiero|a es[ae]s? horas?|a las?|de la|por la|la tarde|para|el
  |al|sobre
)\b`);

export const isCorrection = (turn: Turn): boolean => {
  const { said, when, intent, conversation } = turn;
  const saysHow = saysWhen(withBareHalf(turn)) || when.shift !== undefined;
  if (!saysHow || asksOfTheDay(said) || tellsOfOld(said.plain)) return false;
  const isDenied = when.denied !== undefined && CORRECTS.test(said.plain);
  if ((POINTS_AT_IT.test(said.plain) && !namesFirst(turn)) || isDenied) return true;
  const isBare = (conversation.sinceAct ?? 0) === 0 && said.words.length <= LONGEST_BARE;
  const corrects =
    CORRECTS.test(said.plain) || intent === 'reminder.move' || when.shift !== undefined;
  return (corrects || isBare) && namesNothing(turn);
};

/** "He mirado el programa y no es a las siete, sino a las siete y media": how it should be, without what she tells. */
export async function correctionAlone(turn: Turn): Promise<Turn | undefined> {
  const point = asksOfTheDay(turn.said) ? undefined : pointOf(turn, []);
  if (!point || (point.act && point.act !== 'move')) return undefined;
  const { when } = point.turn;
  const isPutRight = when.denied !== undefined && saysWhen(when);
  return isPutRight || isCorrection(point.turn) ? point.turn : undefined;
}

/** "Martes", "9". */
const LONGEST_BARE = 3;
