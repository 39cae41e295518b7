import type { Pending } from '../context.ts';
import { likest } from '../matching.ts';
import { isOpen } from '../occurrence.ts';
import { saysWhen } from '../skills/add-reminder.ts';
import type { Turn } from '../turn.ts';
import { pointOf } from './point.ts';

interface Alone {
  readonly turn: Turn;
  /** She wants it to stay as it is. */
  readonly isKept?: true;
}

/** What she answers to what is held out, without what she only tells and why: no day and no thing of that counts. */
export async function answerAlone(pending: Pending, turn: Turn): Promise<Alone> {
  const isOne = pending.kind === 'move' || pending.kind === 'remove';
  if (turn.asks || !(isOne || pending.kind === 'move-when' || pending.kind === 'add'))
    return { turn };
  const title = pending.kind === 'add' ? pending.title : pending.target.title;
  if (title === undefined) return { turn };
  const open = (await turn.gateway.reminders()).filter(isOpen);
  const point = pointOf(turn, [...open, { title }]);
  if (!point) return { turn };
  const { when } = point.turn;
  // Where it is all that she says of an hour, that of a reason may be the one that she wants.
  const isRefused = when.denied !== undefined && !saysWhen(turn.when);
  const isTimed = saysWhen(when) || when.shift !== undefined || isRefused;
  const isOfIt = point.names.every((word) => likest([word], [{ title }]).length > 0);
  if (point.act === 'keep' && pending.kind !== 'add' && !isTimed && isOfIt)
    return { turn, isKept: true };
  return { turn: point.isShortened && isTimed ? point.turn : turn };
}
