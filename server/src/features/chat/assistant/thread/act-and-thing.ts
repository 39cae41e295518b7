import type { Reminder } from '@encina/contract/reminders';
import { actIn } from '../../understanding/acts.ts';
import { cutAt } from '../../understanding/cut-at.ts';
import { asksPolitely } from '../../understanding/polite.ts';
import { wishesSo } from '../../understanding/question.ts';
import { tookPlace } from '../../understanding/told.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import type { When } from '../../understanding/when.ts';
import { isAt, isInPart } from '../finding.ts';
import { likest, likestOrAbout } from '../matching.ts';
import { isOpen, wall } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { saysWhen } from '../skills/add-reminder.ts';
import { oneOf } from '../skills/change-reminder.ts';
import { respond } from '../skills.ts';
import type { Target } from '../target.ts';
import type { Turn } from '../turn.ts';
import { type Point, pointOf } from './point.ts';

/** What is to become of a reminder that she names or points at, whatever else she says and in whatever order: it is held out. */
export async function actAndThing(given: Turn): Promise<Reply | undefined> {
  const { said } = given;
  const asks = asksIn(given);
  const turn = { ...given, asks };
  if (asks || said.order) return undefined;
  const open = (await turn.gateway.reminders()).filter(isOpen);
  const point = pointOf(turn, open);
  const act = point && actOf(point);
  const found = act ? thingsOf(point, act, open, turn) : [];
  if (!act || found.length === 0) return undefined;
  const wanted = isTimed(point.turn) ? point.turn : turn;
  // "¿La misa puede ser a las doce?", of what is at twelve, asks whether it is.
  if (given.asks && found.every((it) => isThen(it, wanted.when)))
    return respond(turn, 'agenda.day');
  return oneOf(act, found, wanted);
}

/** "Habrá que dejarlos para la tarde, ¿no?, a las cinco": nor does a wish in the form of a question ask. */
const TAG = /,?\s*¿\s*(?:no|verdad)\s*\?/giu;
const SENTENCE = /[!?…]+|[.](?!\d)/gu;
function asksIn({ asks, said }: Turn): boolean {
  if (!asks || wishesSo(said) || asksPolitely(said.plain)) return false;
  // "¿Quién la ha puesto a las cinco? Pásala a las cuatro": the sentence of the act counts.
  const sentences = cutAt(said.text.replace(TAG, ','), [SENTENCE]).map(utteranceOf);
  const orders = sentences.filter(({ plain }) => actIn(plain, true) !== undefined);
  return (orders.length > 0 ? orders : sentences).some((it) => it.asks);
}

const isTimed = ({ when }: Turn): boolean => saysWhen(when) || when.shift !== undefined;

const A_MATTER = /^(?:(?:y|pues|ay|no|oye|mira) )*l[oa] /;
/** "La misa no es el domingo, es el sábado": the one day in place of the other needs no verb. */
function actOf({ act, names, from, turn }: Point): 'move' | 'remove' | undefined {
  if (act === 'keep') return undefined;
  // "Lo del domingo, a la una".
  if (!act && from && names.length === 0 && isTimed(turn) && A_MATTER.test(turn.said.plain))
    return 'move';
  const isDenied = turn.when.denied !== undefined && !tookPlace(turn.said.plain);
  const isPutRight = names.length > 0 && isDenied && saysWhen(turn.when);
  return act ?? (isPutRight ? 'move' : undefined);
}

/**
 * The only one that her words name, where they name nothing else; those of the day by which alone she names it; what is
 * talked about, where she points at it, or what she tells of in the same breath.
 */
function thingsOf(
  point: Point,
  act: 'move' | 'remove',
  open: readonly Reminder[],
  turn: Turn,
): readonly Reminder[] {
  const { names, mayNote, from, pointsAtIt, told } = point;
  if (names.length === 0) {
    const there = from ? open.filter((it) => isThen(it, from)) : [];
    if (there.length > 0) return there;
    const it = pointsAtIt && (act === 'remove' || isTimed(point.turn)) && talkedOf(turn, open);
    if (it) return [it];
    const meant = pointsAtIt && !point.isPut ? likestOrAbout(told, open) : [];
    return meant.length === 1 ? meant : [];
  }
  const find = mayNote ? likest : likestOrAbout;
  const found = find(names, open);
  const then = from ?? (act === 'remove' ? point.turn.when : undefined);
  const [it, ...more] = found.length > 1 && then ? found.filter((one) => isThen(one, then)) : found;
  if (!it || more.length > 0) return [];
  const others = names.filter((word) => find([word], [it]).length === 0);
  // "Ponme misa por mi suegra" notes another one.
  const most = mayNote ? 0 : names.length / 2;
  return others.length <= most ? [it] : [];
}

const isThen = (it: Reminder, when: When): boolean =>
  (when.date !== undefined || when.time !== undefined || when.part !== undefined) &&
  (!when.date || wall(it).toPlainDate().equals(when.date)) &&
  isAt(it, when) &&
  isInPart(it, when);

/** "Y lo otro lo adelantas", of two that were read out, one of them gone since: the one that is left. */
function talkedOf({ said, conversation: { focus } }: Turn, open: readonly Reminder[]) {
  if (focus?.kind !== 'reminders') return undefined;
  const { among, at } = focus;
  const there = among.map((it) => open.find((one) => isSame(one, it)));
  const it = among.length === 1 ? there[0] : there[at ?? -1];
  const [left, ...more] = there.filter((one) => one !== undefined);
  return it ?? (OTHER.test(said.plain) && more.length === 0 ? left : undefined);
}

const isSame = (one: Target, other: Target): boolean =>
  one.id === other.id && one.occurrence === other.occurrence;
const OTHER = /\b(?:el|la|lo) otr[oa]\b/;
