import { fading } from '../safety/concern.ts';
import type { Conversation } from './context.ts';
import type { Reply } from './skill.ts';
import { SKILLS } from './skills.ts';

/** What is asked is what was asked just before. */
export const asksTheSame = (reply: Reply, { said }: Conversation): boolean =>
  reply.remember?.pending !== undefined &&
  said !== undefined &&
  bareQuestion(reply.text) === bareQuestion(said);

const bareQuestion = (text: string): string =>
  text.replace(/^(?:No te he entendido|Sin prisa)\. /, '');

/** The conversation after a reply: what a question left open is answered or forgotten, what she told stays. */
export function conversationAfter(
  before: Conversation,
  reply: Reply,
  now: Temporal.Instant,
): Conversation {
  const { told, heard, mood, called, topic, undo, earlier, concern, day, sinceAct = 0 } = before;
  const { more, isOfWeek, person } = before;
  const isStillHeld = concern !== undefined && before.held !== undefined && !before.pending;
  return {
    ...{ told, heard, mood, called, topic, undo, earlier, day, person, concern: fading(concern) },
    // "Otro" is one of what was read out last, and no joke of before it.
    ...{ more: reply.remember?.focus ? undefined : more, isOfWeek },
    ...(isStillHeld ? { held: before.held } : {}),
    ...(asksTheSame(reply, before) ? { askedAgain: (before.askedAgain ?? 0) + 1 } : {}),
    ...{ focus: focusAfter(before, reply), sinceAct: sinceAct + 1 },
    ...reply.remember,
    ...actsAfter(before, reply),
    said: reply.text,
    choices: [...(reply.choices ?? [])],
    saidAt: now.toString(),
  };
}

const MOST_EARLIER = 5;

/** A new act stands before those of before, which can be taken back after it. */
function actsAfter(
  { undo, earlier = [] }: Conversation,
  { remember }: Reply,
): Partial<Conversation> {
  if (!remember?.undo || remember.earlier) return {};
  return { sinceAct: 0, earlier: [...(undo ? [undo] : []), ...earlier].slice(0, MOST_EARLIER) };
}

/** After a joke "otro" is another joke, and no reminder of before it. */
const focusAfter = ({ focus }: Conversation, { remember }: Reply) =>
  remember?.topic && SKILLS[remember.topic].hasMore ? undefined : focus;
