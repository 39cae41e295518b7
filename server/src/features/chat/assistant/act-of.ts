import { isFresh } from '../safety/concern.ts';
import type { Act, Situation } from '../understanding/acts/acts.ts';
import { classifyAct, type Likely } from '../understanding/acts/classifier.ts';
import type { Assent } from '../understanding/assent.ts';
import type { Intent } from '../understanding/intents.ts';
import { type Objection, objectionIn } from '../understanding/objection.ts';
import { ordinalIn, type Reference, referenceIn } from '../understanding/reference.ts';
import type { Utterance } from '../understanding/utterance.ts';
import type { When } from '../understanding/when.ts';
import type { Pending } from './context.ts';
import { isWhole } from './skills/draft.ts';
import type { Turn } from './turn.ts';

/*
 * What a reply does in the talk, by what was learnt: it speaks where no frame knows the words. Bounds are chances, chosen
 * with hands and dialogues that nothing was mended with (decision 0070).
 */

/** From here on an act is believed where it writes nothing. */
export const SURE = 0.6;
/** And from here on where the words are like a wish of their own. */
const SURE_AGAINST = 0.8;
/** From here on what was written is taken back: it can be said again. */
export const CERTAIN_TO_UNDO = 0.8;
/** From here on it may write. */
export const CERTAIN = 0.9;
/** Messages after an act that may still be of it. */
const FRESH = 2;

const asksForOne = (pending: Pending, turn: Turn): boolean =>
  pending.kind === 'choose' ||
  pending.kind === 'move-when' ||
  (pending.kind === 'add' && !isWhole(pending, turn));

/** Where the talk stands: what the assistant did last. */
export function situationOf(turn: Turn): Situation | undefined {
  const { concern, pending, undo, sinceAct = 0, focus } = turn.conversation;
  const { riddle, more, telling, sorrow } = turn.conversation;
  if (concern && concern.stage !== 'calmed' && isFresh(concern)) return 'danger';
  // What is named for the first time may be anything.
  if (pending?.kind === 'add' && pending.title === undefined) return undefined;
  if (pending) return asksForOne(pending, turn) ? 'slot' : 'confirm';
  if (undo && sinceAct === 0) return 'written';
  if (telling !== undefined || sorrow !== undefined) return 'told';
  if (riddle !== undefined || more !== undefined) return 'pastime';
  if (focus) return 'list';
  return undo && sinceAct <= FRESH ? 'written' : undefined;
}

const known = new WeakMap<Utterance, Likely & { readonly situation: Situation }>();

/** The likeliest act of a message, asked for once. */
export function likelyActOf(turn: Turn): Likely | undefined {
  const situation = situationOf(turn);
  if (!situation || isDecided(turn)) return undefined;
  const before = known.get(turn.said);
  if (before?.situation === situation) return before;
  const found = { ...classifyAct(situation, turn.said.text), situation };
  known.set(turn.said, found);
  return found;
}

/** What the words of a mere reply are held for. */
const TALK: ReadonlySet<Intent> = new Set<Intent>([
  ...(['yes', 'no', 'undo', 'repeat', 'again', 'unknown', 'listened', 'thanks'] as const),
  ...(['reminder.add', 'reminder.move', 'reminder.complete', 'reminder.remove'] as const),
  ...(['mood.good', 'mood.sad', 'mood.lonely', 'mood.bored', 'mood.tired', 'health'] as const),
  ...(['laugh', 'compliment', 'insult', 'riddle.solution', 'privacy'] as const),
]);
/** So few words are what the frames say that they are. */
const SHORTEST = 3;

/** What few words or a button decide needs no likelihood. */
const isDecided = ({ said, conversation, isPart }: Turn): boolean =>
  isPart === true || said.words.length < SHORTEST || conversation.choices.includes(said.text);

/** Her words are as good as surely a wish of their own, whatever was talked about. */
const isOwnWish = ({ said, intent, offered }: Turn): boolean =>
  said.order !== undefined || (offered.length === 0 && !TALK.has(intent));

/** The act where it is as likely as this. */
export function actOf(turn: Turn, least = SURE): Act | undefined {
  const likely = likelyActOf(turn);
  const bound = isOwnWish(turn) ? Math.max(least, SURE_AGAINST) : least;
  return likely && likely.chance >= bound ? likely.act : undefined;
}

const ASSENTS: Readonly<Partial<Record<Act, Assent>>> = {
  yes: 'yes',
  no: 'no',
  wait: 'wait',
  later: 'later',
  unclear: 'unclear',
  whatever: 'unclear',
};

/** What she says to a question of ours; an act that is likely and no more leaves it standing. */
export function learntAssent(turn: Turn): Assent | undefined {
  const { pending } = turn.conversation;
  const act = pending && actOf(turn);
  const assent = act && ASSENTS[act];
  const isSure = pending?.kind === 'offer' || saysYes(turn);
  return assent === 'yes' && !isSure ? 'unclear' : assent;
}

/** She is content with what was done or told; a farewell and thanks have answers of their own. */
export const isSettled = (turn: Turn): boolean =>
  turn.intent !== 'thanks' && turn.intent !== 'farewell' && actOf(turn) === 'settled';

/** A yes that may write: nothing in it is like a wish. */
export const saysYes = (turn: Turn): boolean =>
  TALK.has(turn.intent) && actOf(turn, CERTAIN) === 'yes';

const REFERENCES: Readonly<Partial<Record<Act, Reference>>> = {
  repeat: 'repeat',
  slower: 'slower',
  when: 'when',
  who: 'whose',
  which: 'which',
  next: 'next',
  previous: 'previous',
  other: 'other',
  change: 'change',
  remove: 'remove',
  done: 'done',
};

/** How she points at what was talked about, by a frame or by what was learnt. */
export function referenceOf(turn: Turn): Reference | undefined {
  const framed = referenceIn(turn.said);
  if (framed) return framed;
  const { said, when } = turn;
  const isOfADay = [when.date, when.part, when.period].some(Boolean);
  const isKnown = ordinalIn(said.plain) !== undefined || objectionIn(said, when) !== undefined;
  const act = isOfADay || isKnown ? undefined : actOf(turn);
  return act && REFERENCES[act];
}

const OBJECTIONS: Readonly<Partial<Record<Act, Objection>>> = {
  'not-hour': 'hour',
  'not-day': 'day',
  'not-that': 'which',
};

/** What she does not want of what stands, without saying how it should be. */
export function objectionOf(turn: Turn, when: When = turn.when): Objection | undefined {
  const framed = objectionIn(turn.said, when);
  const saysHow = [when.time, when.date, when.part, when.period, when.shift].some(Boolean);
  if (framed || saysHow || when.recurrency !== 'none' || turn.said.asks) return framed;
  const act = actOf(turn);
  return act && OBJECTIONS[act];
}
