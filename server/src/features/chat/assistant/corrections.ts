import { POINTS_AT_IT } from './answer-words.ts';
import { asked } from './confirmation.ts';
import type { Pending } from './context.ts';
import { isAt } from './finding.ts';
import { contentWords, likest } from './matching.ts';
import { targetOf } from './occurrence.ts';
import { oneWanted } from './one-wanted.ts';
import type { Reply } from './skill.ts';
import { continueDraft, saysWhen } from './skills/add-reminder.ts';
import { chosen, oneOf } from './skills/change-reminder.ts';
import { proposeMove } from './skills/propose-move.ts';
import { onlySome, stepCorrected } from './steps.ts';
import type { Target } from './target.ts';
import type { Turn } from './turn.ts';

/** What was asked, with what she says of it: a day, an hour, another one of hers. It is read out again. */
export async function correctedBy(pending: Pending, turn: Turn): Promise<Reply | undefined> {
  if (pending.kind === 'add') return continueDraft(pending, turn);
  if (pending.kind === 'several') {
    const { steps } = pending;
    return stepCorrected(steps, turn) ?? (await oneWanted(steps, turn)) ?? onlySome(steps, turn);
  }
  if (pending.kind === 'choose') return chosenOf(pending, turn);
  // Neither gone nor done: "pásala al sábado".
  if (pending.kind === 'remove' && isMove(turn)) return proposeMove(pending.target, turn);
  if (pending.kind === 'complete') return atAnotherHour(pending.target, turn);
  if (pending.kind === 'move' || pending.kind === 'move-when') {
    const proposed = pending.to;
    const reply = await proposeMove(pending.target, turn, proposed);
    const asks = reply.remember?.pending;
    // "Por la tarde", of what is at noon: at which hour is asked.
    const isHourAsked = asks?.kind === 'move-when' && asks.to !== undefined && saysWhen(turn.when);
    return asks?.kind === 'move' || isHourAsked ? reply : undefined;
  }
  return undefined;
}

const isMove = ({ said, when }: Turn): boolean => POINTS_AT_IT.test(said.plain) && saysWhen(when);

/** One of those that were read out, or another of hers that she names. */
async function chosenOf(
  { what, among, said }: Extract<Pending, { kind: 'choose' }>,
  turn: Turn,
): Promise<Reply | undefined> {
  const read = await chosen(what, among, said, turn);
  if (read || what === 'complete') return read;
  const all = await turn.gateway.reminders();
  const other = await chosen(what, all.map(targetOf), said, turn);
  if (other) return other;
  // "La pastilla", of two pills: between those it is asked again.
  const alike = turn.asks ? [] : likest(contentWords(turn.said), all);
  return alike.length > 1 && alike.length < among.length ? oneOf(what, alike, turn) : undefined;
}

/** "Sí, la de las ocho", where the same is to be taken at that hour, too. */
async function atAnotherHour(target: Target, turn: Turn): Promise<Reply | undefined> {
  if (!turn.when.time) return undefined;
  const other = (await turn.gateway.agenda(1)).find(
    (it) => it.id === target.id && it.occurrence !== target.occurrence && isAt(it, turn.when),
  );
  return other && asked({ kind: 'complete', target: targetOf(other) }, turn);
}
