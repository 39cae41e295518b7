import type { Intent } from '../understanding/intents.ts';
import type { Part } from '../understanding/parts.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { asksTheSame } from './conversation-after.ts';
import { NOT_UNDERSTOOD } from './left-words.ts';
import type { Reply } from './skill.ts';
import { NONE_FOUND } from './skills/change-reminder.ts';
import { SKILLS } from './skills.ts';
import type { Turn } from './turn.ts';

/** What is judged of a reply to a part of what she said (decision 0091). */

/** Said to be kind: what stands beside it may be wanted. */
const KIND: ReadonlySet<Intent> = new Set<Intent>([
  ...(['greet', 'farewell', 'thanks', 'how.are.you', 'compliment', 'insult'] as const),
  ...(['laugh', 'yes', 'no'] as const),
]);
/** What nobody means by half a sentence. */
const NEVER_IN_PART: ReadonlySet<Intent> = new Set<Intent>([
  ...KIND,
  ...(['unknown', 'again', 'undo', 'what.can.you.do', 'who.are.you', 'privacy'] as const),
  ...(['riddle.solution', 'weather', 'news', 'music'] as const),
]);
/** Nothing was made of it, or the question that stood stands as before. */
export const isLost = (reply: Reply, { conversation }: Turn): boolean =>
  reply.remember?.topic === 'unknown' ||
  reply.text.startsWith(NONE_FOUND) ||
  reply.text.startsWith(NOT_UNDERSTOOD) ||
  (asksTheSame(reply, conversation) && reply.remember?.topic !== 'repeat');

/** She was listened to, or given a nod. */
export const isPassing = ({ remember = {}, link }: Reply): boolean => {
  const { topic } = remember;
  if (topic !== undefined) return KIND.has(topic) || SKILLS[topic].isTelling === true;
  return link === undefined && Object.values(remember).every((it) => it === undefined);
};

export const isOfUse = ({ remember = {} }: Reply, { conversation }: Turn): boolean => {
  const { topic, focus, pending } = remember;
  if (topic !== undefined) return !NEVER_IN_PART.has(topic) && !SKILLS[topic].isTelling;
  return focus !== undefined || (pending !== undefined && !isSame(pending, conversation.pending));
};

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What stood is held out with another hour or day; a figure alone may be anything. */
export const isCorrection = (
  { remember }: Reply,
  { said, conversation: { pending } }: Turn,
): boolean =>
  said.words.length > 1 &&
  remember?.pending !== undefined &&
  remember.pending.kind === pending?.kind &&
  !isSame(remember.pending, pending);

/** "Bah, no, déjalo, si dicen que va a llover": she begins with a no, and nothing is done. */
const BEGINS_WITH_NO =
  /^(?:(?:bah|ay|uy|pues|que|huy|anda|mira) )*(?:no|nada|quita|deja)(?!\p{L})/u;
export const isRefusal = (
  { remember = {}, text }: Reply,
  { before, text: said }: Part,
  turn: Turn,
) =>
  turn.conversation.pending !== undefined &&
  remember.pending === undefined &&
  remember.topic === undefined &&
  before.length === 0 &&
  turn.when.spans.length === 0 &&
  BEGINS_WITH_NO.test(utteranceOf(said).plain) &&
  text.startsWith(REFUSED);
const REFUSED = 'De acuerdo, ';

const ACTS: ReadonlySet<string | undefined> = new Set([
  ...['move', 'move-when', 'remove', 'complete', 'choose'],
]);
export const isAct = ({ remember }: Reply): boolean => ACTS.has(remember?.pending?.kind);

/** "Bórrame eso. No, quieto": a no, said before or after it, may be of it. */
const REFUSES = /^(?:(?:y|ay|pero|que) )*(?:no|nada|espera|quiet[oa]|deja)(?!\p{L})/u;
export const isRefused = ({ before, after }: Part): boolean =>
  [...before, ...after].some((it) => REFUSES.test(utteranceOf(it).plain));
