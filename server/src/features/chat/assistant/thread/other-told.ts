import type { Reminder } from '@encina/contract/reminders';
import { actIn } from '../../understanding/acts.ts';
import { inLines } from '../../understanding/in-lines.ts';
import { focusOn, oneIn } from '../focus.ts';
import { contentWords, likestOrAbout } from '../matching.ts';
import { isOpen, targetOf } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { saysWhen } from '../skills/add-reminder.ts';
import { FARTHEST_DAYS, whenItComes } from '../skills/agenda.ts';
import type { Turn } from '../turn.ts';
import { isFiller } from './names-nothing.ts';

/** She puts right what was told, and does not go on with something of her own. */
const PUTS_RIGHT = new RegExp(inLines`^(?:(?:ay|uy|que|pero|pues|hij[oa]|mujer|hombre) )*no\b
  |\b(?:
    digo|decia|pregunt(?:o|aba|e) (?:yo )?por|(?:me )?(?:refiero|referia) a
    |(?:quiero|queria|quise) (?:decir|saber)|hablo de|hablaba de
  )\b
  |^(?:es[aeo]|(?:el|la|lo) \S+(?: \S+)?) no\b`);
const HOW_PUT = /^(?:preg|refi|refer|habl|dig|deci|quer|quier|quis|sab|igual)/;

/** "No, el médico no, la misa te digo": of the one that was told, it is another one that she asks after. */
export async function otherTold(turn: Turn): Promise<Reply | undefined> {
  const { said, when, asks, conversation } = turn;
  const { focus, topic = '', undo, sinceAct } = conversation;
  const told = focus?.kind === 'reminders' ? oneIn(focus) : undefined;
  if (!told || !topic.startsWith('agenda.') || (undo && sinceAct === 0)) return undefined;
  const isOfIt = PUTS_RIGHT.test(said.plain) && !asks && said.order === undefined;
  if (!isOfIt || saysWhen(when) || actIn(said.plain, false) !== undefined) return undefined;
  const names = contentWords(said).filter((word) => !isFiller(word) && !HOW_PUT.test(word));
  const others = names.filter((word) => likestOrAbout([word], [told]).length === 0);
  const open = (await turn.gateway.agenda(FARTHEST_DAYS)).filter(isOpen);
  const it = onlyOne(
    others,
    open.filter(({ id }) => id !== told.id),
  );
  if (!it) return undefined;
  return {
    text: whenItComes(it, turn),
    remember: { topic: 'agenda.day', focus: focusOn([targetOf(it)], 0) },
  };
}

/** The one that all the words name. */
function onlyOne(names: readonly string[], open: readonly Reminder[]): Reminder | undefined {
  const [it, ...more] = names.length > 0 ? likestOrAbout(names, open) : [];
  if (!it || more.some(({ id }) => id !== it.id)) return undefined;
  return names.every((word) => likestOrAbout([word], [it]).length > 0) ? it : undefined;
}
