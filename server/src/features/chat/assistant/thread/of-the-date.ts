import { inLines } from '../../understanding/in-lines.ts';
import type { Reply } from '../skill.ts';
import { respond } from '../skills.ts';
import type { Turn } from '../turn.ts';

/** "¿Qué día me has dicho?", "¿y qué día es?", "¿y de mes?": of the calendar, where that was asked just before. */
const OF_IT = new RegExp(inLines`^(?:(?:
  y|ay|pues|oye|perdona|perdon|espera|mira|hij[oa]|mujer|a ver|entonces|pero
) )*(?:
  (?:en )?que (?:dia|fecha|mes|año) (?:
    es|era|(?:me )?(?:has|as|habias) dicho|dijiste|(?:me )?dices|(?:me )?decias|estamos
  )
  |(?:(?:el|de|del|en) )?(?:que )?(?:mes|año|numero)|(?:y )?(?:a )?cuantos
)(?: (?:es|era|estamos|has dicho|hij[oa]))*$`);
/** "Se me ha olvidado el día", "dime el día otra vez". */
const AGAIN = new RegExp(inLines`^(?:(?:ay|uy|ya|y|pues|no|oye|hij[oa]|perdona|otra vez|que) )*(?:
  se me (?:ha (?:olvidado|ido)|olvida|va) (?:ya )?(?:otra vez )?(?:
    el dia|la fecha|(?:en )?que dia (?:es|estamos|era)
  )
  |dime (?:otra vez )?(?:el dia|la fecha)
  |no se (?:en )?(?:el|que) dia (?:es|estamos|en que estoy|en que vivo)
)(?: (?:otra vez|que es|hij[oa]|hoy))*$`);

export function ofTheDate(turn: Turn): Promise<Reply> | undefined {
  const { said, conversation } = turn;
  if (conversation.topic !== 'date.today' || !(OF_IT.test(said.plain) || AGAIN.test(said.plain)))
    return undefined;
  const { date: _other, ...when } = turn.when;
  return respond({ ...turn, when }, 'date.today');
}
