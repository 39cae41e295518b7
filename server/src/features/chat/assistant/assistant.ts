import { assentIn } from '../understanding/assent.ts';
import { referenceIn } from '../understanding/reference.ts';
import { agrees } from './agreed.ts';
import { INSISTS } from './answer-words.ts';
import type { Pending } from './context.ts';
import { asksTheSame } from './conversation-after.ts';
import { focusOn } from './focus.ts';
import { readInPart } from './in-part.ts';
import { isMedicine, targetOf } from './occurrence.ts';
import { onlyNamed } from './of-hers.ts';
import { answerPending } from './pending.ts';
import { severalReply } from './several.ts';
import type { Reply } from './skill.ts';
import { memoryAnswer } from './skills/memory.ts';
import { givesUp, riddleAttempt } from './skills/pastime.ts';
import { respond, SKILLS } from './skills.ts';
import { capital } from './spanish.ts';
import type { Step } from './step.ts';
import { proposal } from './steps.ts';
import { wholeOf } from './thread/and-that.ts';
import { asksAgain } from './thread/asks-again.ts';
import { coreOf } from './thread/core.ts';
import { bareDay, dayTopic, followUp, meantOtherDay, wantsAnother } from './thread/follow-up.ts';
import { goesOn } from './thread/goes-on.ts';
import { lostThing } from './thread/lost-thing.ts';
import { notedAmid } from './thread/noted-amid.ts';
import { ratherToSomebody, toSomebody } from './thread/to-somebody.ts';
import { whichFirst } from './thread/which-first.ts';
import { wishAfterNo, wishAfterYes } from './thread/wish-after-no.ts';
import type { Turn } from './turn.ts';

/** The embedded assistant: what it answers to one message that is no danger. */
export const assistantReply = async (turn: Turn): Promise<Reply> =>
  withWhatIsToldOf(await readInPart(turn, replyToWhole), turn);

/**
 * "A la gimnasia voy con la Tomasa": "¿a qué hora es?" is of the gymnastics, though she only told of it. No medicine:
 * what she says to have taken is marked where her words name it.
 */
async function withWhatIsToldOf(reply: Reply, turn: Turn): Promise<Reply> {
  const { remember } = reply;
  if (remember?.topic !== 'listened' || remember.focus || remember.pending) return reply;
  const it = await onlyNamed(turn);
  if (!it || isMedicine(it)) return reply;
  return { ...reply, remember: { ...remember, focus: focusOn([targetOf(it)], 0) } };
}

async function replyToWhole(turn: Turn): Promise<Reply> {
  const { pending, waiting = [] } = turn.conversation;
  if (!pending && givesUp(turn)) return respond(turn, 'riddle.solution');
  const isYes = pending !== undefined && (await agrees(pending, turn));
  const instead = isYes ? undefined : wishAfterNo(turn);
  if (!pending || (isRepetition(turn) && !isYes)) {
    const wish = instead ?? turn;
    return (await ownReply(wish)) ?? replyToWords(wish);
  }
  if (instead) return passedOver(pending, instead);
  // "No encuentro las gafas" names no reminder, though one of hers may be called so.
  if (!isYes && (lostThing(turn) ?? asksAgain(turn))) return passedOver(pending, turn);
  const both = await yesAndWish(pending, turn);
  if (both) return both;
  const answered = await answerPending(pending, turn);
  if (answered && goesRound(answered, turn)) return LEAVES;
  if (answered) return withLeft(withWaiting(answered, waiting, turn), pending);
  return passedOver(pending, turn);
}

/** "Sí, y léeme los mensajes": what was read out is done, and then what she wants besides. */
async function yesAndWish(pending: Pending, turn: Turn): Promise<Reply | undefined> {
  const { yes, wish } = (turn.conversation.waiting ? undefined : wishAfterYes(turn)) ?? {};
  const done = yes && (await answerPending(pending, yes));
  if (!done || !wish || done.remember?.pending) return undefined;
  const { pending: _settled, ...conversation } = turn.conversation;
  const next = { ...wish, conversation: { ...conversation, ...done.remember } };
  const reply = (await ownReply(next)) ?? (await replyToWords(next));
  return {
    ...reply,
    text: `${done.text}\n${reply.text}`,
    remember: { ...done.remember, ...reply.remember },
  };
}

/** She wants something else: that is answered, and what was asked waits one more message for her to come back to it. */
async function passedOver(pending: Pending, turn: Turn): Promise<Reply> {
  const { pending: _dropped, waiting: _too, ...conversation } = turn.conversation;
  const rest = { ...turn, conversation };
  const reply = (await ownReply(rest)) ?? (await replyToWords(rest));
  // Nobody may think that it was stored.
  return pending.kind === 'offer'
    ? reply
    : withLeft(
        {
          ...reply,
          text: `Lo de antes no lo he ${DROPPED[pending.kind]}. ${reply.text}`,
          remember: { ...reply.remember, leftAsking: isAside(turn) },
        },
        pending,
      );
}

/** "¿Qué hora es?", or a story, in the midst of it: it changes nothing and refuses nothing. */
const isAside = ({ intent, said }: Turn): boolean =>
  said.order === undefined &&
  !SKILLS[intent].acts &&
  (intent === 'listened' ? assentIn(said) === undefined : SKILLS[intent].isTelling !== true);

/** What was neither written nor asked again can still be taken up. */
const withLeft = (reply: Reply, pending: Pending): Reply =>
  reply.remember?.pending || reply.remember?.undo || pending.kind === 'offer'
    ? reply
    : { ...reply, remember: { ...reply.remember, left: pending } };

/** What is asked the third time in a row is not asked again: she is told how to say it. */
const MOST_ASKED = 1;
const LEAVES: Reply = {
  text: 'Lo dejo como estaba. Cuando quieras, dímelo todo junto, así: «Recuérdame regar mañana a las ocho de la tarde».',
  choices: ['Apuntar un recordatorio', '¿Qué tengo hoy?'],
};

const goesRound = (reply: Reply, { conversation }: Turn): boolean =>
  (conversation.askedAgain ?? 0) >= MOST_ASKED && asksTheSame(reply, conversation);

const DROPPED: Readonly<Record<Exclude<Pending['kind'], 'offer'>, string>> = {
  add: 'apuntado',
  move: 'cambiado',
  'move-when': 'cambiado',
  complete: 'marcado',
  remove: 'borrado',
  choose: 'hecho',
  several: 'hecho',
};

/** What no other engine answers: several requests at once, and what goes on with what was talked about. */
export async function ownReply(turn: Turn): Promise<Reply | undefined> {
  const noted = notedAmid(turn);
  if (noted) return (await goesOn(noted)) ?? respond(noted);
  const several =
    (await ratherToSomebody(turn)) ?? (await whichFirst(turn)) ?? (await severalReply(turn));
  if (several) return several;
  const { more } = turn.conversation;
  if (more && wantsAnother(turn.said)) return respond({ ...turn, intent: more });
  const wanted = await toSomebody(turn);
  if (wanted) return wanted;
  const meant = meantOtherDay(turn);
  if (meant) return respond(meant);
  const whole = await wholeOf(turn);
  return whole ? ((await goesOn(whole)) ?? respond(whole)) : goesOn(turn);
}

/** Said again, a question stands as it stood. */
const isRepetition = ({ intent, said }: Turn): boolean => {
  const reference = referenceIn(said);
  return (
    (intent === 'repeat' && !INSISTS.test(said.plain)) ||
    reference === 'repeat' ||
    reference === 'slower'
  );
};

/** What the same sentence asked for besides is asked as soon as the question before it is settled. */
function withWaiting(reply: Reply, waiting: readonly Step[], turn: Turn): Reply {
  if (waiting.length === 0) return reply;
  if (reply.remember?.pending) {
    return { ...reply, remember: { ...reply.remember, waiting: [...waiting] } };
  }
  const next = proposal(waiting, turn);
  return {
    ...next,
    text: `${reply.text}\n${next.text}`,
    remember: { ...reply.remember, ...next.remember },
  };
}

/** Where no question of ours waits: the skill of the intent, or an answer to a riddle or a memory. */
async function replyToWords(turn: Turn): Promise<Reply> {
  const { intent, conversation } = turn;
  const followed = followUp(turn);
  if (followed) return respond(followed);
  const day = bareDay(turn);
  if (day) return respond(day, dayTopic(turn.conversation.topic));
  const { mayBeAGuess, leavesMemory } = SKILLS[intent];
  const heard =
    (conversation.riddle !== undefined && mayBeAGuess && riddleAttempt(turn)) ||
    (conversation.memory && !leavesMemory && memoryAnswer(turn));
  if (heard) return heard;
  const core = coreOf(turn);
  return calledIn(turn) ?? (core ? ((await goesOn(core)) ?? respond(core)) : respond(turn));
}

/** "Llámame Pepa", "me llamo Josefa". */
const CALLED =
  /^(?:ll[aá]mame|me llamo|puedes llamarme)\s+(?!(?:luego|hoy|ahora|igual|despu[eé]s)\b)(\p{L}{2,20})\W*$/iu;
function calledIn({ said }: Turn): Reply | undefined {
  const [, name] = CALLED.exec(said.text.trim()) ?? [];
  if (!name) return undefined;
  const called = capital(name);
  return { text: `Muy bien, ${called}. Así te llamo.`, remember: { called } };
}
