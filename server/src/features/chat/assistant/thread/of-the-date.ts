import type { Reply } from '../skill.ts';
import { respond } from '../skills.ts';
import type { Turn } from '../turn.ts';

/** "¿Qué día me has dicho?", "¿y qué día es?", "¿y de mes?": of the calendar, where that was asked just before. */
const OF_IT =
  /^(?:(?:y|ay|pues|oye|perdona|perdon|espera|mira|hij[oa]|mujer|a ver|entonces|pero) )*(?:(?:en )?que (?:dia|fecha|mes|año) (?:es|era|(?:me )?(?:has|as|habias) dicho|dijiste|(?:me )?dices|(?:me )?decias|estamos)|(?:(?:el|de|del|en) )?(?:que )?(?:mes|año|numero)|(?:y )?(?:a )?cuantos|(?:.{1,60} )?cual (?:es|era|seria|sera) (?:el|la)(?: dia| fecha)? de hoy)(?: (?:es|era|estamos|has dicho|hij[oa]))*$/;

export function ofTheDate(turn: Turn): Promise<Reply> | undefined {
  const { said, conversation } = turn;
  if (conversation.topic !== 'date.today' || !OF_IT.test(said.plain)) return undefined;
  const { date: _other, ...when } = turn.when;
  return respond({ ...turn, when }, 'date.today');
}
