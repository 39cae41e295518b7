import { without } from '../../understanding/fold.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { isAt } from '../finding.ts';
import { focusOn } from '../focus.ts';
import { contentWords, likest } from '../matching.ts';
import { isOpen, targetOf } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { FARTHEST_DAYS, whenItComes } from '../skills/agenda.ts';
import { moveReminder } from '../skills/change-reminder.ts';
import type { Turn } from '../turn.ts';

const LONGEST = 6;
/** What may stand beside a name that asks after it, and do nothing. */
const BESIDE =
  /^(?:y|e|a|el|la|los|las|lo|de|del|mi|para|con|oye|pues|que|hay|ese|esa|eso|hoy|era|es|como|queda|dime|digo|decia|entonces)$/;

/** "¿Y el podólogo?", "la peluquería hoy": whoever says no more than the name of a reminder asks when it is. */
export async function namedAlone(turn: Turn): Promise<Reply | undefined> {
  const { said, when, conversation } = turn;
  const isTelling = conversation.telling !== undefined && !said.text.includes('?');
  if (said.order || said.words.length > LONGEST || isTelling) return undefined;
  if (conversation.riddle !== undefined || conversation.memory !== undefined) return undefined;
  const rest = utteranceOf(without(said.text, when.spans));
  const names = contentWords(rest).filter((word) => !BESIDE.test(word));
  const isBare = rest.words.every((word) => names.includes(word) || BESIDE.test(word));
  if (!isBare || names.length === 0) return undefined;
  const open = (await turn.gateway.agenda(FARTHEST_DAYS)).filter(isOpen);
  const [it] = likest(names, open);
  if (!it || !names.every((word) => likest([word], [it]).length > 0)) return undefined;
  // "Peluquería a las cinco", of what is at twelve.
  if (when.time && !turn.asks && !isAt(it, when)) return moveReminder(turn);
  return {
    text: whenItComes(it, turn),
    remember: { topic: 'agenda.day', focus: focusOn([targetOf(it)], 0) },
  };
}
