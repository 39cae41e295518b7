import { type Assent, isEmphatic, isSureYes } from '../understanding/assent.ts';
import { needsNoNote } from '../understanding/no-need.ts';
import { objectionIn } from '../understanding/objection.ts';
import { asksOfTheDay } from '../understanding/question.ts';
import { decidedIn } from '../understanding/second-thoughts.ts';
import { plain } from '../understanding/words.ts';
import { agrees } from './agreed.ts';
import { ALL, KEEPS_IT, LEAVES_IT, QUESTION, REMOVES_IT, WITH_REASON } from './answer-words.ts';
import { asksWhatStands } from './asks-what-stands.ts';
import { assentOf, isYesByName } from './assent-of.ts';
import { type Change, confirmationOf } from './confirmation.ts';
import type { Pending } from './context.ts';
import { correctedBy } from './corrections.ts';
import { isAt } from './finding.ts';
import { LEFT } from './left-words.ts';
import { contentWords, likest } from './matching.ts';
import { namesTheThing, saysItsHour } from './names-the-thing.ts';
import { isWholeYes, withoutAgreed, withoutReason } from './plain-yes.ts';
import type { Reply } from './skill.ts';
import { saysWhen, withBareHalf } from './skills/add-reminder.ts';
import { whatInstead } from './skills/propose-move.ts';
import { respond, SKILLS } from './skills.ts';
import { isStale } from './stale.ts';
import { allWritten, proposal, stepWritten } from './steps.ts';
import type { Target } from './target.ts';
import { answerAlone } from './thread/answer-alone.ts';
import { answeredLast } from './thread/answered-last.ts';
import { namesNothing } from './thread/names-nothing.ts';
import { notThatOne } from './thread/not-that-one.ts';
import { oneMore } from './thread/one-more.ts';
import { otherAsked } from './thread/other-asked.ts';
import { ratherMoved } from './thread/rather-moved.ts';
import { refusesHeld } from './thread/takes-back.ts';
import { rephrased, type Turn } from './turn.ts';
import {
  inTwoMinds,
  isChange,
  isReadOut,
  kept,
  notUnderstood,
  unhurried,
  WAITING,
} from './undecided.ts';

const LONGEST_YES = 4;
const ASKED_AGAIN = 'Ha pasado un rato y te lo pregunto otra vez. ';

const LATER = 'De acuerdo, luego. No he cambiado nada.';
const LATER_OFFER = 'De acuerdo, luego. Aquí estoy.';

/**
 * What she says to a question of ours. Nothing is stored, changed or deleted without a yes here, to what was asked
 * just before.
 * @returns undefined where she talks about something else
 */
export async function answerPending(pending: Pending, given: Turn): Promise<Reply | undefined> {
  if (await agrees(pending, given)) return accepted(pending, given);
  const both = await oneMore(pending, given);
  if (both) return both;
  // Whoever has not taken it for sure marks nothing by her last word.
  const last = pending.kind === 'complete' ? undefined : decidedIn(given.said.text);
  const heard = withoutAgreed(
    answeredLast(last ? { ...rephrased({ ...given, asks: false }, last), asks: false } : given),
  );
  const answer = withoutReason({ ...heard, asks: heard.asks && !isEmphatic(heard.said) });
  const { turn, isKept } = await answerAlone(pending, answer);
  if (isKept) return { text: LEFT[pending.kind] };
  if (isChange(pending) && saysTheButton(pending, turn)) return accepted(pending, turn);
  if (pending.kind === 'remove' && REMOVES_IT.test(turn.said.plain)) return accepted(pending, turn);
  const undecided = inTwoMinds(pending, turn);
  if (undecided) return undecided;
  // "¿A qué hora has dicho?" is of what is held out: it is read out again.
  if (pending.kind === 'add' && !turn.asks && needsNoNote(turn.said.plain))
    return { text: LEFT.add };
  if (pending.kind !== 'offer' && (await asksWhatStands(pending, turn, given)))
    return readOutAgain(pending, turn);
  if (pending.kind === 'move' && LEAVES_IT.test(turn.said.plain)) return { text: LEFT.move };
  // Whoever asks has not answered.
  if ((isChange(pending) && turn.asks) || asksOfTheDay(turn.said)) return undefined;
  const moved = await ratherMoved(pending, turn);
  if (moved) return moved;
  if (pending.kind === 'remove' && KEEPS_IT.test(turn.said.plain)) return { text: LEFT.remove };
  const assent = /^no\b/iu.test(last ?? '') ? 'no' : assentOf(turn);
  if (assent === 'no' && isEmphatic(turn.said) && !saysWhen(turn.when))
    return { text: LEFT[pending.kind] };
  const refused = (await notThatOne(pending, turn)) ?? refusedMove(pending, turn);
  if (refused) return refused;
  // "Sí, a las diez" is a yes to something else than was read out: it is read out again.
  const corrected = (await otherAsked(turn)) ?? (await correctedBy(pending, turn));
  const isReason =
    WITH_REASON.test(turn.said.plain) ||
    (assent === 'no' &&
      saysWhen(turn.when) &&
      corrected !== undefined &&
      saysTheSame(corrected, pending) &&
      // "No, a las dos de la tarde, mujer", of what was read out for 14:00: she means just that.
      !namesNothing(turn));
  if (isReason && corrected) return { text: LEFT[pending.kind] };
  if (corrected && isWholeYes(turn, assent) && saysTheSame(corrected, pending)) {
    return accepted(pending, turn);
  }
  const isAnswer = assent || namesTheThing(pending, turn) || saysItsHour(pending, turn);
  if (corrected && (isAnswer || !isElsewhere(turn))) return corrected;
  if (pending.kind === 'several' && ALL.test(turn.said.plain)) return accepted(pending, turn);
  if (assent === 'wait') return { text: WAITING, ...kept(pending, turn) };
  if (isYes(pending, turn, assent)) {
    const done = await accepted(pending, turn);
    if (done) return done;
  }
  // "Error", "he cambiado de idea": what takes back an act refuses what is only held out.
  if (assent === 'no' || refusesHeld(turn.said, pending.kind, assent))
    return { text: LEFT[pending.kind] };
  if (assent === 'unclear' && pending.kind !== 'offer')
    return isReadOut(pending, turn) ? unhurried(pending, turn) : notUnderstood(pending, turn);
  if (assent === 'later') return { text: pending.kind === 'offer' ? LATER_OFFER : LATER };
  if (pending.kind === 'offer' || isElsewhere(turn)) return undefined;
  return notUnderstood(pending, turn);
}

/** "Sí, mañana a las diez", of just that: a yes with what was read out. */
const saysTheSame = (corrected: Reply, pending: Pending): boolean =>
  JSON.stringify(corrected.remember?.pending) === JSON.stringify(pending);

/** "A esa hora no": where it is to be moved to is asked again, and what she did not refuse stays. */
function refusedMove(pending: Pending, { said, when }: Turn): Reply | undefined {
  const what = pending.kind === 'move' ? objectionIn(said, when) : undefined;
  if (pending.kind !== 'move' || (what !== 'hour' && what !== 'day')) return undefined;
  const { target, to } = pending;
  return whatInstead(what, target, to);
}

/** What a yes costs little to take back takes a lukewarm one: "bueno", "ea". */
const isLight = ({ kind }: Pending): boolean =>
  kind === 'add' || kind === 'move' || kind === 'offer';

const saysTheButton = (change: Change, turn: Turn): boolean =>
  turn.said.plain === plain(confirmationOf(change, turn).yes);

function isYes(pending: Pending, turn: Turn, assent: Assent | undefined): boolean {
  const { said, intent } = turn;
  if (turn.asks || said.isNotDone) return false;
  if (pending.kind === 'complete') {
    // Whoever begins with a no has not taken it for sure.
    if (/^(?:\S+ )?no\b/.test(said.plain) || !isAt(pending.target, turn.when)) return false;
    if (intent === 'reminder.complete') return namesOnly(pending.target, turn);
  }
  if (assent === 'mild') return isLight(pending) && said.words.length <= LONGEST_YES;
  // Without its accent "si" is also "if": only a short yes is one.
  return (
    assent === 'yes' &&
    (said.words.length <= LONGEST_YES ||
      intent === 'yes' ||
      intent === 'thanks' ||
      isSureYes(said) ||
      isYesByName(turn) ||
      isEmphatic(said))
  );
}

/** "Ya me la he tomado", said of nothing else than what was asked. */
const namesOnly = (target: Target, { said }: Turn): boolean =>
  contentWords(said).every((word) => /^pastilla|^medic/.test(word)) ||
  likest(contentWords(said), [target]).length > 0;

/** She asked for it: unlike what is only asked again, it answers all that she said. */
function readOutAgain(pending: Pending, turn: Turn): Reply {
  const again = { text: turn.conversation.said ?? '', ...kept(pending, turn) };
  return { ...again, remember: { ...again.remember, topic: 'repeat' } };
}

/** She asked for something of its own: the question is dropped, and nothing happens to what it was about. */
const isElsewhere = (turn: Turn): boolean =>
  !isTap(turn) &&
  !ENDS_AS_ANSWER.test(turn.said.plain) &&
  objectionIn(turn.said, turn.when) === undefined &&
  (turn.said.order !== undefined ||
    QUESTION.test(turn.said.plain) ||
    !(SKILLS[turn.intent].mayBeAnAnswer || saysOnlyWhen(turn)));

/** "La gimnasia no, la peluquería sí." */
const ENDS_AS_ANSWER = /\S (?:si|no)$/;

/** What a button under the question says is an answer, whatever it is like: "Solo la primera". */
const isTap = ({ said, conversation }: Turn): boolean =>
  conversation.choices.some((it) => plain(it) === said.plain);

/** "De la tarde" answers, whatever it is held for. */
const saysOnlyWhen = (turn: Turn): boolean =>
  (saysWhen(withBareHalf(turn)) || turn.when.shift !== undefined) && namesNothing(turn);

async function accepted(pending: Pending, turn: Turn): Promise<Reply | undefined> {
  if (pending.kind === 'offer') return respond(turn, pending.intent);
  if (pending.kind === 'choose' || pending.kind === 'move-when') return undefined;
  const steps = pending.kind === 'several' ? pending.steps : [pending];
  if (isStale(turn)) {
    const question = proposal(steps, turn);
    return { ...question, text: `${ASKED_AGAIN}${question.text}` };
  }
  return pending.kind === 'several' ? allWritten(steps, turn) : stepWritten(pending, turn);
}
