import { inLines } from '../../understanding/in-lines.ts';
import { referenceIn } from '../../understanding/reference.ts';
import { beginsAsWish } from '../../understanding/wishes.ts';
import type { Reply } from '../skill.ts';
import { listenedTo } from '../skills/listening.ts';
import { SKILLS } from '../skills.ts';
import type { Turn } from '../turn.ts';

const SHORTEST = 3;
/** What she will do, or thinks of it. */
const REMARKS =
  new RegExp(inLines`^(?:(?:pues|entonces|bueno|ay|uy|anda|ea|claro|el \S+ a comer) )*(?:
    pues|entonces|habra que|tendre que|tendremos que
    |(?:le|les|l[oa]s?) (?:hare|pondre|dare|comprare|esperare)|hare|siempre|nunca|a ver si
  )\b`);

/** "Pues dile que sí" wants it answered. */
const ANSWERS =
  /\b(?:dil[eo]s?|decir(?:le|les)|contest\w+|respond\w+|mand\w+|escrib\w+|llam\w+|grab\w+)\b/;

/** "Pues habrá que hacer cocido", of a message that was read just now: it is taken up, and she is not asked what she wants. */
export function onAMessage(turn: Turn): Reply | undefined {
  const { said, asks, intent, when, conversation } = turn;
  const isOfIt = conversation.topic === 'messages.read' && conversation.focus?.kind === 'messages';
  if (!isOfIt || asks || said.order !== undefined || said.words.length < SHORTEST) return undefined;
  if (said.text.includes('?') || when.time || beginsAsWish(said.plain) || ANSWERS.test(said.plain))
    return undefined;
  if (referenceIn(said) !== undefined || conversation.choices.includes(said.text)) return undefined;
  const remarks = intent === 'unknown' || (REMARKS.test(said.plain) && !SKILLS[intent].acts);
  return remarks ? listenedTo('other', turn) : undefined;
}
