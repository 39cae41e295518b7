import { isEmphatic } from '../../understanding/assent.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { hasQuestionSigns, mayBeginQuestion } from '../../understanding/question.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { beginsAsWish } from '../../understanding/wishes.ts';
import type { Reply } from '../skill.ts';
import { respond } from '../skills.ts';
import type { Turn } from '../turn.ts';

const BEGINS = /^(?:(?:y|pues|nada|eso|bueno|a ver) )*que (?<what>\S+ \S.*)$/;
/** "Qué hora es", with its accent or without. */
const ASKS = new RegExp(
  inLines`^[\s¿¡]*(?:
    qué
    |que (?:
      hora|d[ií]a|santo|tiempo|tengo|hay|haces?|puedo|me (?:toca|queda|falta|ha|han)|pone|dice
    )(?!\p{L})
  )`,
  'iu',
);
/** "Que me leas los mensajes" is for whoever listens. */
const OF_US =
  /^(?:me|nos) (?:l[oa]s? )?(?:leas?|digas?|cuentes?|apuntes?|anotes?|recuerdes?|avises?|pongas?|abras?)\b/;

/** "Que me alegro mucho por sus notas", right after she wanted to write: that is what she wants written. */
export function whatToWrite(turn: Turn): Promise<Reply> | undefined {
  const { said, conversation } = turn;
  if (conversation.topic !== 'family.write' || said.order || isEmphatic(said)) return undefined;
  if (hasQuestionSigns(said.text) || ASKS.test(said.text)) return undefined;
  const what = BEGINS.exec(said.plain)?.groups?.what;
  if (!what || OF_US.test(what) || mayBeginQuestion(what) || beginsAsWish(what)) return undefined;
  return utteranceOf(what).order ? undefined : respond(turn, 'family.write');
}
