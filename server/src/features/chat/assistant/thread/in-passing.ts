import { isPlanned } from '../../safety/her-pills.ts';
import { isContent } from '../../understanding/contented.ts';
import { inLines } from '../../understanding/in-lines.ts';
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
const PUTS_AGAIN = new RegExp(inLines`^(?:(?:y|anda|oye|hij[oa]|a ver|pues|venga) )*(?:
  pon|saca|muestra|enseña|trae
)(?:me)?l[oa]s? (?:otra vez|de nuevo)(?: (?:anda|hij[oa]|por favor))*$`);

/** What needs no thing that is talked about: say it again, slower, that was wrong, "ea". */
export async function inPassing(turn: Turn): Promise<Reply | undefined> {
  const { said } = turn;
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
  if (isAtPlay(turn) || said.words.length > LONGEST) return undefined;
  return closing(turn);
}

/** A riddle or a memory is talked about. */
const isAtPlay = ({ conversation: { riddle, memory } }: Turn): boolean =>
  riddle !== undefined || memory !== undefined;

/** "Muy bien, ya me quedo yo tranquila", of what she was told, and "ahora me la tomo". */
export function pleased(turn: Turn): Reply | undefined {
  const { said, conversation } = turn;
  if (said.order || isAtPlay(turn)) return undefined;
  const isOfPill = conversation.focus?.kind === 'reminders' || conversation.undo !== undefined;
  if (isOfPill && isPlanned(said)) return { text: WHEN_TAKEN, remember: { topic: 'listened' } };
  if (conversation.said === undefined || !isContent(said)) return undefined;
  return { text: RELIEVED.test(said.plain) ? 'Me alegro.' : 'Muy bien.' };
}

/** "Copiado", "muy bien, anotado queda": it has arrived, and nothing more is wanted. */
const ARRIVED =
  new RegExp(inLines`^(?:(?:si|vale|bueno|ya|eso|perfecto|muy bien|bien|queda|todo) )*(?:
    copiado|anotado|apuntado|recibido|enterad[oa]|visto|oido|leido|captado|comprendido|entendido
  )(?: (?:queda|ya|todo|esta|gracias|hij[oa]))*$`);
const LATER = 'De acuerdo, luego. Aquí estoy.';
const RELIEVED = /\b(?:mejor|descans\p{L}+|alivio|paz|nuev[oa]|relajad[oa]|rosa)\b/u;
const WHEN_TAKEN = 'De acuerdo. Cuando la hayas tomado, dímelo y la marco.';
const THANKS = /\b(?:gracias|dios te lo pague)\b/;
const WITH_GOD = /^(?:\S+ )?(?:(?:ve|vete|queda|quedate|quede|vaya|anda) )?con dios(?: hij[oa])?$/;
const NOTES_IT =
  /^(?:(?:pues|y|si|vale|venga|ea|bueno|anda|hij[oa]|eso) )*(?:apunta|anota|recuerda|avisa)(?:me)?l[oa]$/;

/** "Sí", to what she was asked about her dead or her day: nothing is well by it. */
function agreed({ conversation: { topic, sorrow } }: Turn): Reply {
  if (topic !== 'listened' && sorrow === undefined) return { text: 'Muy bien.' };
  return { text: 'Te escucho.', remember: { topic: 'listened', ...(sorrow && { sorrow }) } };
}

/** Nothing waits for a yes: no new topic is made of "ea". */
function closing(turn: Turn): Reply | Promise<Reply> | undefined {
  if (turn.asks || wantsByName(turn) || wantsOtherDay(turn)) return undefined;
  // "Luego", of what she was told that is still to do.
  const isOfHerDay = turn.conversation.topic?.startsWith('agenda.') === true;
  if (isOfHerDay && assentOf(turn) === 'later') return { text: LATER };
  // "Pues nada, adiós", "vale, pues muchas gracias."
  if (turn.intent === 'farewell' || THANKS.test(turn.said.plain)) return undefined;
  if (WITH_GOD.test(turn.said.plain)) return respond(turn, 'farewell');
  if (ARRIVED.test(turn.said.plain)) return { text: 'Muy bien.' };
  // Nothing waits to be noted: "muy bien" would say that it was.
  if (NOTES_IT.test(turn.said.plain)) return respond(turn, 'reminder.add');
  switch (assentOf(turn)) {
    case 'mild':
    case 'yes':
      return agreed(turn);
    case 'wait':
      return { text: 'Espero. Dime cuando quieras.' };
    case 'later':
      return { text: LATER };
    case 'no':
      return { text: 'De acuerdo.' };
    case 'unclear':
      return { text: 'Aquí estoy, sin prisa.' };
    default:
      return undefined;
  }
}
