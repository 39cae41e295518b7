import type { ChatMessage } from '@encina/contract/chat';
import { assistantReply, ownReply } from './assistant/assistant.ts';
import type { Conversation } from './assistant/context.ts';
import { chosenIn, withOthers } from './assistant/doubt.ts';
import type { PersonGateway } from './assistant/person-gateway.ts';
import { withRefused } from './assistant/refused.ts';
import { heardByEngine, safetyReply } from './assistant/safety-replies.ts';
import type { Reply } from './assistant/skill.ts';
import { SKILLS } from './assistant/skills.ts';
import { withSpokenOf } from './assistant/spoken-of.ts';
import { holding, resumed } from './assistant/thread/held.ts';
import {
  movesWhatWasTold,
  namesWhatIsAsked,
  namesWhatWasDone,
} from './assistant/thread/held-names.ts';
import { inDanger } from './assistant/thread/in-danger.ts';
import { isOfWhatIsTold } from './assistant/thread/of-what-is-told.ts';
import { meansOther } from './assistant/thread/other-asked.ts';
import { type Turn, turnOf } from './assistant/turn.ts';
import { understood } from './assistant/understand.ts';
import { speaksOfEmergency } from './safety/emergency-words.ts';
import { type Alarm, alarmHeard } from './safety/safety.ts';
import { toThePoint } from './understanding/asides.ts';
import { objectionIn } from './understanding/objection.ts';
import { referenceIn } from './understanding/reference.ts';
import { pointsBack, retracts } from './understanding/retraction.ts';
import { spelledOut } from './understanding/spelled-out.ts';
import { takenBackIn } from './understanding/taking-back.ts';
import { type Utterance, utteranceOf } from './understanding/utterance.ts';
import { wellWritten } from './understanding/well-written.ts';
import { whenIn } from './understanding/when.ts';

/** Another way to answer than the assistant's own; undefined where it could not. */
export interface Engine {
  reply(
    turn: Turn,
    before: readonly ChatMessage[],
    say: (words: string) => void,
  ): Promise<Reply | undefined>;
}

export interface Asked {
  readonly text: string;
  readonly gateway: PersonGateway;
  readonly conversation: Conversation;
  readonly now: Temporal.ZonedDateTime;
  readonly engine: Engine | undefined;
  /** The newest messages, oldest first; asked for only where an engine wants them. */
  readonly before: () => Promise<readonly ChatMessage[]>;
  /** Told what an engine says while it speaks. */
  readonly say: (words: string) => void;
}

/** The way of a message: safety, understanding, and then an engine or the assistant. */
export async function answerTo({ engine, before, say, ...rest }: Asked): Promise<Reply> {
  const text = wellWritten(rest.text);
  const said = utteranceOf(text);
  const { conversation, gateway } = rest;
  // What points back to what was talked about is an answer to it: "quítala".
  const isAnswer = answersUs(said, conversation, rest.now);
  const heard = isAnswer
    ? undefined
    : alarmHeard(
        rest.text.normalize('NFC'),
        said,
        isAwaited(conversation) || referenceIn(said) !== undefined,
      );
  // "La de la tensión no, por Dios": what names the thing that was asked about is no danger that nobody is sure of.
  // "Vuelve a dejarla", right after she had it removed, is no fall either.
  const isOfIt =
    namesWhatIsAsked(said, conversation) ||
    namesWhatWasDone(said, conversation) ||
    ((isFresh(conversation) || isAwaited(conversation)) && isTakenBack(said)) ||
    movesWhatWasTold(said, conversation);
  const givesWay =
    heard !== undefined &&
    isDoubted(heard) &&
    (isOfIt || isOfWhatIsTold(said, heard, conversation));
  const alarm = givesWay ? undefined : heard;
  const safe = await safetyReply(said, alarm, conversation.concern, gateway);
  if (safe) return holding(safe, conversation);
  const whole = utteranceOf(spelledOut(text));
  const read = utteranceOf(toThePoint(whole.text));
  const talk = { ...rest, conversation: resumed(said, conversation, rest.now) };
  const meant = chosenIn(said, conversation);
  const turn = turnOf({
    ...(meant ? { ...meant, offered: [] } : { said: read, whole, ...understood(read) }),
    ...talk,
  });
  const goesOn = await inDanger(turn);
  if (goesOn) return holding(goesOn, conversation);
  if (engine && !isAwaited(talk.conversation) && !SKILLS[turn.intent].isCompanionsOwn) {
    const reply = (await ownReply(turn)) ?? (await replyOf(engine, turn, await before(), say));
    if (reply) return withSpokenOf(reply, turn);
  }
  return withSpokenOf(withOthers(await assistantReply(turn), turn), turn);
}

const isTakenBack = (said: Utterance): boolean =>
  pointsBack(said) || takenBackIn(said)?.isSure === true;

/** Nobody is sure of a danger, and nothing was measured that asks after her. */
const isDoubted = ({ isSure, isOfFigure }: Alarm): boolean => !isSure && !isOfFigure;

const isFresh = ({ undo, sinceAct }: Conversation): boolean => undo !== undefined && sinceAct === 0;

/** "A esa hora no", "me he equivocado, quítalo": said of what we asked or did, whatever else it sounds like. */
function answersUs(
  said: Utterance,
  conversation: Conversation,
  now: Temporal.ZonedDateTime,
): boolean {
  if ((isFresh(conversation) || isAwaited(conversation)) && retracts(said)) return true;
  const when = withRefused(whenIn(said.text, now.toPlainDateTime()), said, conversation);
  return isAwaited(conversation) && (objectionIn(said, when) !== undefined || meansOther(said));
}

/** An engine that sends her to the doctor has heard a danger where we heard none: fixed words take over. */
async function replyOf(
  engine: Engine,
  turn: Turn,
  before: readonly ChatMessage[],
  say: Asked['say'],
): Promise<Reply | undefined> {
  const { said, gateway, conversation } = turn;
  // She has just said that she is fine, and was told of 112 herself.
  if (conversation.concern?.stage === 'calmed') return engine.reply(turn, before, say);
  const { phone } = await gateway.town();
  const isEmergency = (words: string) => speaksOfEmergency(words, phone);
  const reply = await engine.reply(turn, before, until(isEmergency, say));
  return reply && isEmergency(reply.text)
    ? heardByEngine(said, conversation.concern, gateway)
    : reply;
}

/** Says nothing from the first words on of which this is so: what is taken back must not be heard. */
function until(isSo: (words: string) => boolean, say: Asked['say']): Asked['say'] {
  let said = '';
  return (words) => {
    said += words;
    if (!isSo(said)) say(words);
  };
}

/** What waits for an answer is settled by the assistant alone: no engine can say yes in her place. */
const isAwaited = ({ pending, riddle, memory }: Conversation): boolean =>
  pending !== undefined || riddle !== undefined || memory !== undefined;
