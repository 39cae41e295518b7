import { assentIn } from '../../understanding/assent.ts';
import type { Pending } from '../context.ts';
import { namesIt } from '../names-the-thing.ts';
import type { Reply } from '../skill.ts';
import { continueDraft, saysWhen, withBareHalf } from '../skills/add-reminder.ts';
import { proposeMove } from '../skills/propose-move.ts';
import type { Turn } from '../turn.ts';
import { namesNothing } from './names-nothing.ts';

const AFTER_ALL = /\b(?:apunt|anot|pon|guard|cambi|avis)\p{L}*\b/u;

function titleOf(left: Pending): string | undefined {
  if (left.kind === 'add') return left.title;
  return left.kind === 'move' || left.kind === 'move-when' ? left.target.title : undefined;
}

/** "El martes", said after a no or after something else came between: what was held out before goes on with it. */
export async function takenUp(turn: Turn): Promise<Reply | undefined> {
  const { left } = turn.conversation;
  if (!left || turn.asks || turn.said.order) return undefined;
  const isWhen =
    saysWhen(withBareHalf(turn)) && (namesNothing(turn) || namesIt(titleOf(left), turn));
  const isYes = assentIn(turn.said) === 'yes' && AFTER_ALL.test(turn.said.plain);
  if (!isWhen && !isYes) return undefined;
  if (left.kind === 'add') return continueDraft(left, turn);
  if (left.kind !== 'move' && left.kind !== 'move-when') return undefined;
  return isWhen ? proposeMove(left.target, turn, left.to) : undefined;
}
