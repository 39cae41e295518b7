import { without } from '../../understanding/fold.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { isAt } from '../finding.ts';
import { oneIn } from '../focus.ts';
import { isOpen, wall } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { FARTHEST_DAYS, whenItComes } from '../skills/agenda.ts';
import type { Turn } from '../turn.ts';

/** What is left of it without its day and its hour. */
const IS_IT =
  /^(?:(?:y|pero|pues|entonces|ah|ay|o sea|oye|seguro|segura|esta|estas|usted|que|no|eso|es[ae]|lo|el|la|a|las|de|para|por|hij[oa]) )*(?:es|era|seria|cae|caia|toca|tocaba)(?: (?:a|las?|el|para|de|por|no|verdad|si|no es verdad|hij[oa]|eso|es[ae]))*$/;

/** "A las diez era, ¿verdad?", "el martes, ¿no?", of what was just told: whether it is so, and when it is. */
export async function isItThen(turn: Turn): Promise<Reply | undefined> {
  const { said, when, conversation, gateway } = turn;
  const { focus, undo, sinceAct } = conversation;
  if (focus?.kind !== 'reminders' || said.order || (undo && sinceAct === 0)) return undefined;
  const asks = turn.asks || / (?:no|verdad)$/.test(said.plain);
  if (!asks || !(when.time ?? when.date) || !IS_IT.test(restOf(turn))) return undefined;
  const target = oneIn(focus);
  const open = (await gateway.agenda(FARTHEST_DAYS)).filter(isOpen);
  const it = open.find(
    ({ id, occurrence }) => id === target?.id && occurrence === target.occurrence,
  );
  if (!it) return undefined;
  const isSo = isAt(it, when) && (!when.date || wall(it).toPlainDate().equals(when.date));
  return {
    text: `${isSo ? 'Sí' : 'No'}. ${whenItComes(it, turn)}`,
    remember: { topic: 'agenda.day', focus },
  };
}

const restOf = ({ said, when }: Turn): string => utteranceOf(without(said.text, when.spans)).plain;
