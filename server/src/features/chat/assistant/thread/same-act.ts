import { wall } from '../occurrence.ts';
import { saysWhen } from '../skills/add-reminder.ts';
import type { Turn } from '../turn.ts';
import type { Undo } from '../undo-steps.ts';

/** An act of one thing, which another may want, too. */

type OfOne = Extract<Undo, { kind: 'remove' | 'complete' | 'move' }>;
export const isOfOne = (act: Undo): act is OfOne =>
  act.kind === 'remove' || act.kind === 'complete' || act.kind === 'move';

/** To the day or the hour that the first one was moved to, where she says no other. */
export function asMoved({ before }: Extract<Undo, { kind: 'move' }>, turn: Turn): Turn {
  const { focus } = turn.conversation;
  const [it] = focus?.kind === 'reminders' ? focus.among : [];
  if (!it || saysWhen(turn.when)) return turn;
  const from = Temporal.PlainDateTime.from(before.dateTime.slice(0, 16));
  const at = wall(it);
  const date = from.toPlainDate().equals(at.toPlainDate()) ? {} : { date: at.toPlainDate() };
  const time = from.toPlainTime().equals(at.toPlainTime())
    ? {}
    : { time: at.toPlainTime(), isTimeSure: true };
  return { ...turn, when: { ...turn.when, ...date, ...time } };
}
