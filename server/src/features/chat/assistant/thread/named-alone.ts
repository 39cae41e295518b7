import type { Reminder } from '@encina/contract/reminders';
import { without } from '../../understanding/fold.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { isAt } from '../finding.ts';
import { focusOn } from '../focus.ts';
import { contentWords, likest, likestOrAbout } from '../matching.ts';
import { isOpen, targetOf, wall } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { FARTHEST_DAYS, whenItComes } from '../skills/agenda.ts';
import { moveReminder } from '../skills/change-reminder.ts';
import type { Turn } from '../turn.ts';

const LONGEST = 6;
/** What may stand beside a name that asks after it, and do nothing. */
const BESIDE = new RegExp(inLines`^(?:
  y|e|a|el|la|los|las|lo|de|del|mi|para|con|oye|pues|que|hay|ese|esa|eso|hoy|era|es|como|queda
  |dime|digo|decia|entonces|despues|luego
)$`);

/** What a thing is, beside its name: "la visita del médico", "la clase de gimnasia". */
const KIND = /^(?:visita|clase|consulta|sesion|turno|revision)$/;
/** "No, ese no, el médico", of what was told. */
const NOT_THAT = new RegExp(
  inLines`^[\s¿¡]*(?:(?:no|ay|uy|pues|perdona|digo|hij[oa]|mujer)[\s,.]+)*(?:(?:
    es[aeo] no(?: (?:es|era))?|no (?:es|era) es[aeo]
  )[\s,.]+)?(?:(?:sino|digo|que es)\s+)?(?=(?:el|la|lo|los|las)\s)`,
  'iu',
);
/** "Lo de los pies", "el del pelo". */
const A_MATTER = /\b(?:el|la|lo) (?:de(?: (?:los|las|la|mis?|el))?|del) \S+$/;

const TO_A_DAY = new RegExp(inLines`\b(?:al|a|hasta el|(?:mejor |para |pa )(?:el )?) ?(?:
  lunes|martes|miercoles|jueves|viernes|sabado|domingo|pasado|mañana
)\b`);

/** "¿Y el podólogo?", "la peluquería hoy": whoever says no more than the name of a reminder asks when it is. */
export async function namedAlone(turn: Turn): Promise<Reply | undefined> {
  const { said, when, conversation } = turn;
  const isTelling = conversation.telling !== undefined && !said.text.includes('?');
  if (said.order || isTelling) return undefined;
  if (conversation.riddle !== undefined || conversation.memory !== undefined) return undefined;
  const rest = utteranceOf(without(said.text, when.spans).replace(NOT_THAT, ''));
  if (rest.words.length > LONGEST) return undefined;
  const named = contentWords(rest).filter((word) => !BESIDE.test(word));
  const own = named.filter((word) => !KIND.test(word));
  const names = own.length > 0 ? own : named;
  const isBare = rest.words.every((word) => named.includes(word) || BESIDE.test(word));
  if (!isBare || names.length === 0) return undefined;
  const open = (await turn.gateway.agenda(FARTHEST_DAYS)).filter(isOpen);
  const isMatter = said.text.includes('?') || A_MATTER.test(rest.plain);
  const find = isMatter ? likestOrAbout<Reminder> : likest<Reminder>;
  const [it] = find(names, open);
  if (!it || !names.every((word) => find([word], [it]).length > 0)) return undefined;
  // "Peluquería a las cinco", of what is at twelve.
  if (when.time && !turn.asks && !isAt(it, when)) return moveReminder(turn);
  // "Podólogo al lunes", of what is tomorrow.
  const isOtherDay = when.date && !wall(it).toPlainDate().equals(when.date);
  if (isOtherDay && !turn.asks && TO_A_DAY.test(said.plain)) return moveReminder(turn);
  return {
    text: whenItComes(it, turn),
    remember: { topic: 'agenda.day', focus: focusOn([targetOf(it)], 0) },
  };
}
