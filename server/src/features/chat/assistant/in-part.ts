import { fold } from '../understanding/fold.ts';
import { inLines } from '../understanding/in-lines.ts';
import type { Intent } from '../understanding/intents.ts';
import {
  askedWithin,
  asksOfAThing,
  isWish,
  lastWish,
  mayBeWanted,
  namesAlone,
  partsBySigns,
  partsOf,
  pointsOut,
} from '../understanding/parts.ts';
import { quotesSomebody } from '../understanding/quoted.ts';
import { asksOfTheWorld } from '../understanding/subject.ts';
import { tellsATale } from '../understanding/told.ts';
import { utteranceOf } from '../understanding/utterance.ts';
import { contentWords } from './matching.ts';
import { ofHers, reminderNamed } from './of-hers.ts';
import { oneOfHers } from './one-of-hers.ts';
import {
  isAct,
  isCorrection,
  isLost,
  isOfUse,
  isPassing,
  isRefusal,
  isRefused,
} from './part-replies.ts';
import type { PersonGateway } from './person-gateway.ts';
import type { Reply } from './skill.ts';
import { NONE_FOUND } from './skills/change-reminder.ts';
import { respond, SKILLS } from './skills.ts';
import { lostThing } from './thread/lost-thing.ts';
import { type Turn, turnOf } from './turn.ts';
import { understood } from './understand.ts';

type Read = (turn: Turn) => Promise<Reply>;

const MOST_READ = 16;
/** So few words may be a wish that lacks its verb. */
const LONGEST_TELEGRAM = 2;
/** What is asked in so many words, and of nothing that was said before. */
const WHOLE: ReadonlySet<Intent> = new Set<Intent>([
  ...(['time.now', 'date.today', 'date.saint', 'date.season', 'day.part', 'messages.new'] as const),
  ...(['messages.read', 'messages.who', 'joke', 'saying', 'riddle', 'poem', 'my.age'] as const),
]);

/**
 * What she wants by her last sentence, where all before it is only told; else the whole; and where nothing is made of
 * that, some of it. Nothing is written of a part, and what is said in a danger is no talk.
 */
export async function readInPart(turn: Turn, read: Read): Promise<Reply> {
  const { concern } = turn.conversation;
  if (concern && concern.stage !== 'calmed') return read(turn);
  if (isOfOthers(turn) && !turn.conversation.pending) return read(turn);
  const lost = turn.conversation.pending ? undefined : lostThing(turn);
  if (lost) return lost;
  const last = turn.conversation.pending ? undefined : lastWish(turn.said.text);
  const wanted = last && (await lastReply(partOf(turn, last), read));
  if (wanted) return wanted;
  const whole = await read(turn);
  if (isToldAsDone(whole, turn)) return doneAndTold(turn);
  const isNothing = isLost(whole, turn);
  const isTold = !turn.conversation.pending;
  const own = isTold && (await oneOfHers(whole, isNothing || isPassing(whole), turn));
  if (own) return own;
  if (!isNothing && !isPassing(whole)) return whole;
  const asked = await askedReply(turn, read);
  if (asked) return asked;
  const some = await partReply(turn, read, isNothing);
  if (!some && !isNothing && !turn.conversation.pending && asksOfAThing(turn.said))
    return (await reminderNamed(turn)) ?? whole;
  if (some || !isNothing || turn.conversation.pending) return some ?? whole;
  return (await ofHers(turn)) ?? (isRemark(turn) ? respond(turn, 'listened') : whole);
}

/** What others said, a tale to its end, the hours of a house: no piece of it is a wish of hers. */
const isOfOthers = ({ said }: Turn): boolean =>
  tellsATale(said.plain) || quotesSomebody(fold(said.text)) || asksOfTheWorld(said.plain);

async function askedReply(turn: Turn, read: Read): Promise<Reply | undefined> {
  const asked = turn.conversation.pending ? undefined : askedWithin(turn.said.text);
  if (asked === undefined) return undefined;
  const part = partOf(turn, asked);
  const reply = await read(part).catch(unlessWriting);
  const { topic } = reply?.remember ?? {};
  const isFact = topic !== undefined && SKILLS[topic].acts !== true;
  return reply && isFact && !isLost(reply, part) && isOfUse(reply, part) ? reply : undefined;
}

/** What is to be marked is named, or pointed at. */
const TO_MARK = new RegExp(inLines`\b(?:
  tom[aoe]\S*|pastill\S*|medic\S*|gotas|insulina|inyec\S*|pinch\S*|recordatorio|cita|apunt\S*
  |anot\S*|marc\S*|tach\S*|lo de|l[oa]s? he|hech[oa]|cumplid[oa]
)\b`);
/** "Me he puesto el vestido del revés": done, and nothing that she had to do. */
const isToldAsDone = (reply: Reply, { intent, said, asks, conversation }: Turn): boolean =>
  reply.text.startsWith(NONE_FOUND) &&
  intent === 'reminder.complete' &&
  !asks &&
  conversation.pending === undefined &&
  said.order === undefined &&
  !TO_MARK.test(said.plain) &&
  !pointsOut(said.text);

const doneAndTold = (turn: Turn): Reply | Promise<Reply> =>
  contentWords(turn.said).length > 0 ? respond(turn, 'listened') : { text: 'Muy bien.' };

/** It asks for nothing, and nobody knows what it is: to be asked which of three things she wants would be no answer. */
const isRemark = ({ said, offered, asks }: Turn): boolean =>
  offered.length > 0 && !asks && !mayBeWanted(said.text) && said.words.length > LONGEST_TELEGRAM;

async function lastReply(part: Turn, read: Read): Promise<Reply | undefined> {
  const { said, when, intent } = part;
  const isNamed = contentWords(said).length > 0 || when.date !== undefined || WHOLE.has(intent);
  const reply = isNamed ? await read(part).catch(unlessWriting) : undefined;
  return reply && !isLost(reply, part) && isOfUse(reply, part) ? reply : undefined;
}

/** "No me vayas a avisar por la tarde" wants no evening. */
const FORBIDS =
  /\bno (?:(?:me|nos|te) )?(?:l[oa]s? )?(?:vayas? a|avises?|apuntes?|recuerdes?|llames?|pongas?) /u;

async function partReply(turn: Turn, read: Read, isNothing: boolean): Promise<Reply | undefined> {
  const { pending, undo, sinceAct } = turn.conversation;
  // It may answer what waits, or put right what was done just now.
  const isOfLast = pending !== undefined || (undo !== undefined && sinceAct === 0);
  const parts = isNothing ? partsOf(turn.said.text) : partsBySigns(turn.said.text);
  const wishes = parts.filter(({ text }) => !FORBIDS.test(utteranceOf(text).plain));
  const likely = wishes.filter(({ text }) =>
    isNothing
      ? (isOfLast && !/\bno\W*$/.test(text)) ||
        mayBeWanted(text) ||
        namesAlone(text) ||
        asksAgain(text)
      : isWish(text) || namesAlone(text),
  );
  let wanted: Reply | undefined;
  for (const it of likely.slice(0, MOST_READ)) {
    const part = partOf(turn, it.text);
    const reply = await read(part).catch(unlessWriting);
    if (!reply || isLost(reply, turn) || (isAct(reply) && isRefused(it))) continue;
    if (reply.remember?.pending?.kind === 'add' && !pending && pointsOut(it.text)) continue;
    // What answers the question that waits goes before what she wants besides.
    if (isCorrection(reply, part) || isRefusal(reply, it, turn)) return reply;
    if (!pending && isOfLast && reply.remember?.pending?.kind === 'move') return reply;
    const isAsked = mayBeWanted(it.text) || namesAlone(it.text) || part.intent === 'repeat';
    if (isAsked && isOfUse(reply, turn)) wanted ??= reply;
    if (wanted && !pending) return wanted;
  }
  return wanted;
}

/** "Otra vez", of "otra vez y ya no te molesto más". */
function asksAgain(text: string): boolean {
  const said = utteranceOf(text);
  return said.words.length > 1 && understood(said).intent === 'repeat';
}

function partOf(turn: Turn, text: string): Turn {
  const { whole, ...rest } = turn;
  const said = utteranceOf(text);
  return {
    ...turnOf({ ...rest, said, ...understood(said), gateway: reading(turn.gateway) }),
    ...{ isPart: true, within: turn.within ?? whole ?? turn.said },
  };
}

/** A yes that is only a part of what she says is none. */
class WritesInPart extends Error {}
const never = () => Promise.reject(new WritesInPart());
const reading = (gateway: PersonGateway): PersonGateway => ({
  ...gateway,
  addReminder: never,
  moveReminder: never,
  answerReminder: never,
  changeReminder: never,
  removeReminder: never,
});

function unlessWriting(error: unknown): undefined {
  if (!(error instanceof WritesInPart)) throw error;
}
