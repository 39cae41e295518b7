import type { Reminder } from '@encina/contract/reminders';
import { wishesSo } from '../../understanding/question.ts';
import type { When } from '../../understanding/when.ts';
import { isAt, isInPart } from '../finding.ts';
import { likest, likestOrAbout } from '../matching.ts';
import { isOpen, targetOf, wall } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { saysWhen } from '../skills/add-reminder.ts';
import { proposed } from '../skills/change-reminder.ts';
import type { Target } from '../target.ts';
import type { Turn } from '../turn.ts';
import { type Point, pointOf } from './point.ts';

/** What is to become of a reminder that she names or points at, whatever else she says and in whatever order: it is held out. */
export async function actAndThing(given: Turn): Promise<Reply | undefined> {
  const { said } = given;
  const asks = given.asks && !wishesSo(said);
  const turn = { ...given, asks };
  if (asks || said.order) return undefined;
  const open = (await turn.gateway.reminders()).filter(isOpen);
  const point = pointOf(turn, open);
  const act = point && actOf(point);
  const it = act && thingOf(point, act, open, turn);
  if (!it) return undefined;
  return proposed(act, targetOf(it), isTimed(point.turn) ? point.turn : turn);
}

const isTimed = ({ when }: Turn): boolean => saysWhen(when) || when.shift !== undefined;

/** "La misa no es el domingo, es el sábado": the one day in place of the other needs no verb. */
function actOf({ act, names, turn }: Point): 'move' | 'remove' | undefined {
  if (act === 'keep') return undefined;
  const isPutRight = names.length > 0 && turn.when.denied !== undefined && saysWhen(turn.when);
  return act ?? (isPutRight ? 'move' : undefined);
}

/** The only one that her words name, where they name nothing else; what is talked about, where she points at it. */
function thingOf(point: Point, act: 'move' | 'remove', open: readonly Reminder[], turn: Turn) {
  const { names, mayNote, from, pointsAtIt } = point;
  if (names.length === 0) {
    const [there, ...others] = from ? open.filter((it) => isThen(it, from)) : [];
    if (there) return others.length === 0 ? there : undefined;
    return pointsAtIt && (act === 'remove' || isTimed(point.turn))
      ? talkedOf(turn, open)
      : undefined;
  }
  const find = mayNote ? likest : likestOrAbout;
  const found = find(names, open);
  const then = from ?? (act === 'remove' ? point.turn.when : undefined);
  const [it, ...more] = found.length > 1 && then ? found.filter((one) => isThen(one, then)) : found;
  if (!it || more.length > 0) return undefined;
  const others = names.filter((word) => find([word], [it]).length === 0);
  return others.length <= names.length - others.length ? it : undefined;
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
