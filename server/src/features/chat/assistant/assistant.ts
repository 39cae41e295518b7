import { fading } from '../safety/concern.ts';
import type { Intent } from '../understanding/intents.ts';
import type { Conversation } from './context.ts';
import { answerPending } from './pending.ts';
import type { Reply } from './skill.ts';
import { memoryAnswer } from './skills/memory.ts';
import { riddleAttempt } from './skills/pastime.ts';
import { respond, SKILLS } from './skills.ts';
import { capital } from './spanish.ts';
import type { Turn } from './turn.ts';

/** The embedded assistant: what it answers to one message that is no danger. */
export async function assistantReply(turn: Turn): Promise<Reply> {
  const { pending } = turn.conversation;
  if (!pending || turn.intent === 'repeat') return replyToWords(turn);
  const answered = await answerPending(pending, turn);
  if (answered) return answered;
  const { pending: _dropped, ...conversation } = turn.conversation;
  const reply = await replyToWords({ ...turn, conversation });
  // Nobody may think that it was stored.
  return pending.kind === 'offer'
    ? reply
    : { ...reply, text: `Lo de antes no lo he guardado. ${reply.text}` };
}

/** Where no question of ours waits: what goes on with what was talked about, or the skill of the intent. */
async function replyToWords(turn: Turn): Promise<Reply> {
  const { intent, conversation } = turn;
  const followed = followUp(turn);
  if (followed) return respond(turn, followed);
  const { mayBeAGuess, leavesMemory } = SKILLS[intent];
  const heard =
    (conversation.riddle !== undefined && mayBeAGuess && riddleAttempt(turn)) ||
    (conversation.memory && !leavesMemory && memoryAnswer(turn));
  return heard || calledIn(turn) || respond(turn);
}

const LONGEST_FOLLOW_UP = 5;

/** The intent that "¿y mañana?" and "otro" take over from what was talked about. */
function followUp({ said, when, intent, conversation: { topic } }: Turn): Intent | undefined {
  if (!topic) return undefined;
  if (intent === 'again' && SKILLS[topic].hasMore) return topic;
  const isShort =
    said.words.length <= LONGEST_FOLLOW_UP && /^(y|para|pues|entonces|que hay)\b/.test(said.plain);
  const asksForADay = when.date !== undefined && (isShort || intent === 'unknown');
  return SKILLS[topic].isOfADay && asksForADay ? topic : undefined;
}

/** "Llámame Pepa", "me llamo Josefa". */
function calledIn({ said }: Turn): Reply | undefined {
  const [, name] =
    /^(?:ll[aá]mame|me llamo|puedes llamarme)\s+(?!(?:luego|hoy|ahora|igual|despu[eé]s)\b)(\p{L}{2,20})\W*$/iu.exec(
      said.text.trim(),
    ) ?? [];
  if (!name) return undefined;
  const called = capital(name);
  return { text: `Muy bien, ${called}. Así te llamo.`, remember: { called } };
}

/** The conversation after a reply: what a question left open is answered or forgotten, what she told stays. */
export const conversationAfter = (
  { told, mood, called, topic, undo, concern }: Conversation,
  reply: Reply,
  now: Temporal.Instant,
): Conversation => ({
  ...{ told, mood, called, topic, undo, concern: fading(concern) },
  ...reply.remember,
  said: reply.text,
  choices: [...(reply.choices ?? [])],
  saidAt: now.toString(),
});
