import type { Reminder } from '@encina/contract/reminders';
import { inLines } from '../../understanding/in-lines.ts';
import { objectionIn } from '../../understanding/objection.ts';
import { ordinalIn } from '../../understanding/ordinals.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import type { Pending } from '../context.ts';
import { LEFT } from '../left-words.ts';
import { contentWords, likest, likestOrAbout } from '../matching.ts';
import { isOpen } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { asWanted, oneOf, proposed } from '../skills/change-reminder.ts';
import { proposeMove } from '../skills/propose-move.ts';
import type { Target } from '../target.ts';
import type { Turn } from '../turn.ts';
import { othersThanRefused } from './others-than-refused.ts';
import { wantsItMoved } from './rather-moved.ts';

/** What is asked about one of her reminders, or which of them. */
type AboutOne = Extract<Pending, { kind: 'complete' | 'remove' | 'move' | 'move-when' | 'choose' }>;

/** "Esa no", "no es esa", at the beginning of what she means instead. */
const DENIES =
  /^(?:(?:que|ay|uy|pues|no|es|era) )*(?:no )?es[aeo](?: no| dejal[oa](?: estar)?)?\b(?! si)/;
/** "La del médico no", "la gimnasia no". */
const NAMED_NO = /\b(?:el|la|lo)(?: del?(?: la| el| las| los)?)? (\S+) no\b/;

const REFUSES = new RegExp(inLines`\bno\b
  |\b(?:
    me he (?:confundido|equivocado|liado)|me (?:equivoque|confundi)|perdon|perdona|queria decir
    |es[aeo] dejal[oa]|mejor
  )\b`);

/** "La peluquería no, ni la otra tampoco". */
const NEITHER = /\bno\b.*\bni (?:el|la|lo) otr[oa]\b/;

const isAboutOne = (pending: Pending): pending is AboutOne =>
  /^(?:complete|remove|move|move-when|choose)$/.test(pending.kind);

/** "No, la gimnasia no, la peluquería", said to a question about one of her reminders: the other one is asked about. */
export async function notThatOne(pending: Pending, turn: Turn): Promise<Reply | undefined> {
  const { plain } = turn.said;
  if (!isAboutOne(pending) || turn.asks) return undefined;
  if (NEITHER.test(plain)) return { text: LEFT[pending.kind] };
  const left =
    pending.kind === 'choose' ? othersThanRefused(await openOnes(pending, turn), turn) : [];
  if (left.length > 0) return asksAbout(left, pending, turn);
  if (!REFUSES.test(plain)) return undefined;
  const [, denied] = NAMED_NO.exec(plain) ?? [];
  const isRefused = DENIES.test(plain) && /\bno\b/.test(plain);
  const rest = utteranceOf(plain.replace(DENIES, '').replace(NAMED_NO, ''));
  const others = (await openOnes(pending, turn)).filter((it) => !isDenied(it, pending, denied));
  const { focus } = turn.conversation;
  const place = ordinalIn(rest.plain);
  const read = focus?.kind === 'reminders' && place !== undefined ? focus.among[place] : undefined;
  const byPlace = others.filter((it) => read && isSame(read, it));
  const named = byPlace.length > 0 ? byPlace : likestOrAbout(contentWords(rest), others);
  if (named.length > 0) return asksAbout(named, pending, turn);
  const isOnlyNo = denied !== undefined || objectionIn(turn.said, turn.when) === 'which';
  if (!isOnlyNo || !(isRefused || denied) || others.length === 0) return undefined;
  return asksAbout(amongThose(others, pending, turn), pending, turn);
}

async function openOnes(pending: AboutOne, { gateway }: Turn): Promise<readonly Reminder[]> {
  const isDone = whatOf(pending) === 'complete';
  const all = isDone ? await gateway.agenda(1) : await gateway.reminders();
  if (pending.kind !== 'choose') return all.filter(isOpen);
  return all.filter(({ id }) => pending.among.some((it) => it.id === id));
}

function isDenied(it: Reminder, pending: AboutOne, denied: string | undefined): boolean {
  if (pending.kind !== 'choose') return isSame(pending.target, it);
  return denied !== undefined && likest([denied], [it]).length > 0;
}

const isSame = (target: Target, it: Reminder): boolean =>
  target.id === it.id && target.occurrence === it.occurrence;

/** Where a list was read out before, "not that one" means another of its. */
function amongThose(others: readonly Reminder[], pending: AboutOne, turn: Turn) {
  const { focus } = turn.conversation;
  if (pending.kind === 'choose' || focus?.kind !== 'reminders') return others;
  const read = others.filter((it) => focus.among.some((target) => isSame(target, it)));
  return read.length > 0 ? read : others;
}

function whatOf(pending: AboutOne, turn?: Turn): 'complete' | 'remove' | 'move' {
  // "No, la misa la cambias al lunes" wants nothing else gone.
  if (pending.kind === 'remove' && turn && wantsItMoved(pending.target, turn)) return 'move';
  if (pending.kind === 'choose') return pending.what;
  return pending.kind === 'move-when' ? 'move' : pending.kind;
}

function asksAbout(found: readonly Reminder[], pending: AboutOne, turn: Turn) {
  const what = whatOf(pending, turn);
  const [only] = found;
  if (!only || found.length > 1) return oneOf(what, found, turn);
  const { id, occurrence, title, category } = only;
  const target = { id, occurrence, title, category };
  if (pending.kind === 'choose')
    return proposed(what, target, asWanted(what, target, pending.said, turn));
  if (pending.kind !== 'move') return proposed(what, target, turn);
  return proposeMove(target, { ...turn, when: movedAs(pending, turn) });
}

/** The hour or the day that the first one was to be moved to. */
function movedAs(
  { target, to }: Extract<AboutOne, { kind: 'move' }>,
  { when }: Turn,
): Turn['when'] {
  const [from, at] = [target.occurrence, to].map((it) => Temporal.PlainDateTime.from(it));
  if (!from || !at) return when;
  const isOtherDay = !from.toPlainDate().equals(at.toPlainDate());
  const isOtherHour = !from.toPlainTime().equals(at.toPlainTime());
  return {
    ...when,
    ...(isOtherDay ? { date: at.toPlainDate() } : {}),
    ...(isOtherHour ? { time: at.toPlainTime(), isTimeSure: true } : {}),
  };
}
