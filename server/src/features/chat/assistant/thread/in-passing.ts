import { isContent } from '../../understanding/contented.ts';
import { referenceIn } from '../../understanding/reference.ts';
import { assentOf } from '../assent-of.ts';
import type { Reply } from '../skill.ts';
import { repeat } from '../skills/repeat.ts';
import { respond } from '../skills.ts';
import type { Turn } from '../turn.ts';
import { wantsOtherDay } from './follow-up.ts';
import { slowly } from './slowly.ts';
import { wantsByName } from './wish-after-no.ts';

const LONGEST = 4;
/** "Ponlo otra vez", where nothing was taken away. */
const PUTS_AGAIN =
  /^(?:(?:y|anda|oye|hij[oa]|a ver|pues|venga) )*(?:pon|saca|muestra|enseña|trae)(?:me)?l[oa]s? (?:otra vez|de nuevo)(?: (?:anda|hij[oa]|por favor))*$/;

/** What needs no thing that is talked about: say it again, slower, that was wrong, "ea". */
export async function inPassing(turn: Turn): Promise<Reply | undefined> {
  const { said, conversation } = turn;
  if (said.order) return undefined;
  switch (PUTS_AGAIN.test(said.plain) ? 'repeat' : referenceIn(said)) {
    case 'slower': {
      const again = await repeat(turn);
      return { ...again, text: slowly(again.text) };
    }
    case 'repeat':
      return repeat(turn);
    case 'wrong':
      return { text: 'Perdona. Dime qué querías, con otras palabras.' };
    default:
      break;
  }
  const isTalking = conversation.riddle !== undefined || conversation.memory !== undefined;
  if (isTalking) return undefined;
  // "Muy bien, ya me quedo yo tranquila", of what she was told.
  if (conversation.said !== undefined && !turn.asks && isContent(said))
    return { text: 'Muy bien.' };
  if (said.words.length > LONGEST) return undefined;
  return closing(turn);
}

/** "Copiado", "muy bien, anotado queda": it has arrived, and nothing more is wanted. */
const ARRIVED =
  /^(?:(?:si|vale|bueno|ya|eso|perfecto|muy bien|bien|queda|todo) )*(?:copiado|anotado|apuntado|recibido|enterad[oa]|visto|oido|leido|captado|comprendido|entendido)(?: (?:queda|ya|todo|esta|gracias|hij[oa]))*$/;
const THANKS = /\b(?:gracias|dios te lo pague)\b/;
const WITH_GOD = /^(?:\S+ )?(?:(?:ve|vete|queda|quedate|quede|vaya|anda) )?con dios(?: hij[oa])?$/;
const NOTES_IT =
  /^(?:(?:pues|y|si|vale|venga|ea|bueno|anda|hij[oa]|eso) )*(?:apunta|anota|recuerda|avisa)(?:me)?l[oa]$/;

/** Nothing waits for a yes: no new topic is made of "ea". */
function closing(turn: Turn): Reply | Promise<Reply> | undefined {
  if (turn.asks || wantsByName(turn) || wantsOtherDay(turn)) return undefined;
  // "Pues nada, adiós", "vale, pues muchas gracias."
  if (turn.intent === 'farewell' || THANKS.test(turn.said.plain)) return undefined;
  if (WITH_GOD.test(turn.said.plain)) return respond(turn, 'farewell');
  if (ARRIVED.test(turn.said.plain)) return { text: 'Muy bien.' };
  // Nothing waits to be noted: "muy bien" would say that it was.
  if (NOTES_IT.test(turn.said.plain)) return respond(turn, 'reminder.add');
  switch (assentOf(turn)) {
    case 'mild':
    case 'yes':
      return { text: 'Muy bien.' };
    case 'wait':
      return { text: 'Espero. Dime cuando quieras.' };
    case 'later':
      return { text: 'De acuerdo, luego. Aquí estoy.' };
    case 'no':
      return { text: 'De acuerdo.' };
    case 'unclear':
      return { text: 'Aquí estoy, sin prisa.' };
    default:
      return undefined;
  }
}
