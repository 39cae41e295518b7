import type { Pending } from '../context.ts';
import { likest } from '../matching.ts';
import type { Reply } from '../skill.ts';
import { proposeMove } from '../skills/propose-move.ts';
import type { Target } from '../target.ts';
import type { Turn } from '../turn.ts';
import { pointOf } from './point.ts';

/** It is wanted at another time: "no la quites, muévela". */
export const wantsItMoved = (target: Target, turn: Turn): boolean =>
  pointOf(turn, [target])?.act === 'move';

/** What was asked to go is to come at another time, and when is asked where she does not say it. */
export function ratherMoved(pending: Pending, turn: Turn): Promise<Reply> | undefined {
  if (pending.kind !== 'remove' || turn.asks) return undefined;
  const { target } = pending;
  const point = pointOf(turn, [target]);
  const isOfIt = point?.names.every((word) => likest([word], [target]).length > 0);
  return point?.act === 'move' && isOfIt ? proposeMove(target, turn) : undefined;
}
