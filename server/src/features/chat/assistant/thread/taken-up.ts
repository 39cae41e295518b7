import { assentIn } from '../../understanding/assent.ts';
import type { Pending } from '../context.ts';
import { namesIt } from '../names-the-thing.ts';
import type { Reply } from '../skill.ts';
import { continueDraft, saysWhen, withBareHalf } from '../skills/add-reminder.ts';
import { proposeMove } from '../skills/propose-move.ts';
import type { Step } from '../step.ts';
import { proposal } from '../steps.ts';
import type { Turn } from '../turn.ts';
import { namesNothing } from './names-nothing.ts';

/** What each would be called by whoever wants it after all. */
const CALLED: Readonly<Record<Step['kind'], RegExp>> = {
  add: /\b(?:apunt|anot|pon|guard|avis|haz)\p{L}*l[oa]s?\b/u,
  move: /\b(?:cambi|muev|pas|pon|haz)\p{L}*l[oa]s?\b/u,
  complete: /\b(?:marc|apunt|pon|haz)\p{L}*l[oa]s?\b/u,
  remove: /\b(?:quit|borr|elimin|anul|cancel|haz)\p{L}*l[oa]s?\b/u,
};
/** "Bueno, pues sí", "ahora sí": said after a no, it takes that back. */
const AFTER_ALL =
  /^(?:(?:bueno|ay|ea|no|hij[oa]|mira) )*(?:que|pues|mejor|ahora|venga|al final) (?:que )?si(?: (?:si|mejor|hij[oa]|venga|que))*(?=$| \p{L}+l[oa]$)/u;

/**
 * Said after a no or after something else came between: "el martes" goes on with what was held out before, and "venga,
 * sí, ponlo" wants it after all. It is held out again: a no was heard, so one yes is not enough.
 */
export async function takenUp(turn: Turn): Promise<Reply | undefined> {
  const { left } = turn.conversation;
  if (!left || turn.asks || turn.said.order) return undefined;
  const isOfIt = namesNothing(turn) || namesIt(titleOf(left), turn);
  if (saysWhen(withBareHalf(turn)) && isOfIt) return movedOn(left, turn);
  const steps = stepsOf(left);
  return steps.length > 0 && wantsAfterAll(steps, turn) ? proposal(steps, turn) : undefined;
}

function titleOf(left: Pending): string | undefined {
  if (left.kind === 'add') return left.title;
  return left.kind === 'move' || left.kind === 'move-when' ? left.target.title : undefined;
}

function movedOn(left: Pending, turn: Turn): Promise<Reply | undefined> | Reply | undefined {
  if (left.kind === 'add') return continueDraft(left, turn);
  const isMove = left.kind === 'move' || left.kind === 'move-when';
  return isMove ? proposeMove(left.target, turn, left.to) : undefined;
}

function stepsOf(left: Pending): readonly Step[] {
  if (left.kind === 'several') return left.steps;
  return left.kind === 'choose' || left.kind === 'move-when' || left.kind === 'offer' ? [] : [left];
}

const wantsAfterAll = (steps: readonly Step[], { said }: Turn): boolean =>
  assentIn(said) === 'yes' &&
  (AFTER_ALL.test(said.plain) || steps.some(({ kind }) => CALLED[kind].test(said.plain)));
