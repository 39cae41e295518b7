import { inLines } from '../../understanding/in-lines.ts';
import { hasQuestionSigns } from '../../understanding/question.ts';
import type { Reply } from '../skill.ts';
import type { Turn } from '../turn.ts';
import { wantsKnown } from './wants-known.ts';

/** "Me parece que te lo acabo de preguntar", "siempre te pregunto lo mismo": she is ashamed of it. */
const ASKS_AGAIN = new RegExp(inLines`\b(?:
  te l[oa] (?:acabo de|he|habia|habre) (?:ya )?(?:pregunta|deci|dicho|contad)\w*
  |te (?:he )?pregunt(?:o|ad?o|aba) (?:siempre|otra vez|mil veces|veinte veces|todo el rato|lo mismo)
  |(?:siempre|otra vez|todo el rato|todo el dia|cada dos por tres) (?:te )?(?:estoy )?(?:
    preguntando|pregunto|repito|repitiendo|digo|con lo mismo|lo mismo
  )
  |me repito (?:mucho|mas|como)|soy (?:muy |una |tan |mas )?pesad[oa]|que pesad[oa] (?:soy|estoy)
)\b`);
/** Whoever says more has something of its own to say. */
const LONGEST = 16;

/** "Ya sé que te lo he preguntado, pero dímelo": it is to be said again, and not excused. */
const SAY_IT = /\b(?:dime|dimelo|dilo|diga|digame|repit\w*|vuelve|necesito|quiero)\b/;

export function asksAgain({ said, intent }: Turn): Reply | undefined {
  const isOfHer = said.order === undefined && !hasQuestionSigns(said.text) && !wantsKnown(intent);
  if (!isOfHer || said.words.length > LONGEST || SAY_IT.test(said.plain)) return undefined;
  if (!ASKS_AGAIN.test(said.plain)) return undefined;
  return {
    text: 'No pasa nada. Pregúntamelo las veces que quieras: yo no me canso.',
    choices: ['¿Qué día es hoy?', '¿Qué tengo hoy?'],
  };
}
