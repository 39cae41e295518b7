import { type Danger, SAFETY_ANSWERS } from '../safety/answers.ts';
import { whenIn } from '../understanding/when.ts';
import { plain, wordsOf } from '../understanding/words.ts';
import type { Conversation } from './context.ts';
import { answerPending } from './pending.ts';
import type { Reply, Turn } from './skill.ts';
import { memoryAnswer } from './skills/memory.ts';
import { riddleAttempt } from './skills/pastime.ts';
import { unknown } from './skills/smalltalk.ts';
import { SKILLS } from './skills.ts';

/** Things that "¿y mañana?" may be about. */
const OF_A_DAY = new Set(['agenda.day', 'date.today', 'date.saint']);
/** Things that there is another of. */
const MORE_OF = new Set(['joke', 'saying', 'riddle', 'poem', 'breathing', 'memory.talk']);
/** What is no answer to a question about a memory, whatever the words. */
const LEAVES_MEMORY =
  /^(agenda|reminder|messages|open|time|farewell|joke|riddle$|poem|saying|no$|what|repeat)/;
/** What a guess at a riddle may be taken for. */
const MAY_BE_A_GUESS = /^(?:unknown|again|compliment|family|memories)/;

/** The fixed answer to a danger; the conversation starts over, so that no old question is answered with it. */
export async function safetyReply(
  turn: Turn,
  { danger, isSure }: { danger: Danger; isSure: boolean },
): Promise<Reply> {
  const { text, phones, townHall } = SAFETY_ANSWERS[danger];
  const { phone } = await turn.life.town();
  const local = townHall && phone ? [{ name: 'Ayuntamiento', number: phone }] : [];
  return {
    text: isSure
      ? text
      : `Por si te ha pasado algo malo: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
    phones: [...phones, ...local],
  };
}

/** The embedded companion: what it answers to one message that is no danger. */
export async function companionReply(turn: Turn, intent: string): Promise<Reply> {
  const { conversation } = turn;
  if (intent === 'repeat') return run(intent, turn);
  if (conversation.pending) {
    const reply = await answerPending(conversation.pending, turn, intent, run);
    if (reply) return reply;
    const { pending: dropped, ...rest } = conversation;
    const other = await companionReply({ ...turn, conversation: rest }, intent);
    // Nobody may think that it was stored.
    return dropped.kind === 'offer'
      ? other
      : { ...other, text: `Lo de antes no lo he guardado. ${other.text}` };
  }
  const followed = followUp(turn, intent);
  if (followed) return run(followed, turn);
  if (conversation.riddle !== undefined && MAY_BE_A_GUESS.test(intent)) {
    const reply = riddleAttempt(turn);
    if (reply) return reply;
  }
  if (conversation.memory && !LEAVES_MEMORY.test(intent)) {
    const reply = memoryAnswer(turn);
    if (reply) return reply;
  }
  const named = calledIn(turn);
  if (named) return named;
  return run(intent, turn);
}

const run = async (intent: string, turn: Turn): Promise<Reply> => {
  if (intent === 'repeat') {
    return {
      text: turn.conversation.said ?? 'Todavía no te he dicho nada.',
      remember: kept(turn.conversation),
    };
  }
  const reply = await (SKILLS[intent] ?? unknown)(turn);
  return { ...reply, remember: { topic: intent, ...reply.remember } };
};

/** What a repetition must not lose: the question stands as it stood. */
const kept = ({ topic, pending, riddle, memory }: Conversation): Partial<Conversation> => ({
  ...(topic ? { topic } : {}),
  ...(pending ? { pending } : {}),
  ...(riddle === undefined ? {} : { riddle }),
  ...(memory ? { memory } : {}),
});

const LONGEST_FOLLOW_UP = 5;

/** The intent that "¿y mañana?" and "otro" take over from what was talked about. */
function followUp(
  { text, now, conversation: { topic } }: Turn,
  intent: string,
): string | undefined {
  if (!topic) return undefined;
  if (intent === 'again' && MORE_OF.has(topic)) return topic;
  const words = wordsOf(text);
  const isShort =
    words.length <= LONGEST_FOLLOW_UP && /^(y|para|pues|entonces|que hay)\b/.test(plain(text));
  const isDay = whenIn(text, now.toPlainDateTime()).date !== undefined;
  return OF_A_DAY.has(topic) && isDay && (isShort || intent === 'unknown') ? topic : undefined;
}

/** "Llámame Pepa", "me llamo Josefa". */
function calledIn({ text }: Turn): Reply | undefined {
  const [, name] =
    /^(?:ll[aá]mame|me llamo|puedes llamarme)\s+(?!(?:luego|hoy|ahora|igual|despu[eé]s)\b)(\p{L}{2,20})\W*$/iu.exec(
      text.trim(),
    ) ?? [];
  if (!name) return undefined;
  const called = name.charAt(0).toUpperCase() + name.slice(1);
  return { text: `Muy bien, ${called}. Así te llamo.`, remember: { called } };
}

/** The conversation after a reply: what a question left open is answered or forgotten, what she told stays. */
export function conversationAfter(
  { told, mood, called, topic }: Conversation,
  reply: Reply,
): Conversation {
  return {
    told,
    ...(mood ? { mood } : {}),
    ...(called ? { called } : {}),
    ...(topic ? { topic } : {}),
    ...reply.remember,
    said: reply.text,
  };
}
