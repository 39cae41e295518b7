import {
  isOff,
  isStillToCome,
  refusesItsDay,
  removesAtEnd,
} from '../../understanding/falls-through.ts';
import { without } from '../../understanding/fold.ts';
import { pointsBack } from '../../understanding/retraction.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { contentWords, likest } from '../matching.ts';
import { targetOf } from '../occurrence.ts';
import { offer, type Reply } from '../skill.ts';
import { whatInstead } from '../skills/propose-move.ts';
import { undo } from '../skills/undo.ts';
import type { Turn } from '../turn.ts';
import type { Undo } from '../undo-steps.ts';

/**
 * "Ay no, que al final no vienen", "que no, que es por la tarde", right after something was noted or marked: in place of
 * a verb she says why it is wrong.
 */
export async function fallsThrough(turn: Turn): Promise<Reply | undefined> {
  const { undo: act, sinceAct } = turn.conversation;
  if (!act || sinceAct !== 0 || turn.said.order || pointsBack(turn.said)) return undefined;
  if (act.kind === 'complete') {
    return isStillToCome(turn.said) && !(await namesAnother(act, turn)) ? undo(turn) : undefined;
  }
  if (act.kind !== 'add' && act.kind !== 'move') return undefined;
  const isGone = removesAtEnd(turn.said) || (isOff(turn.said) && !saysHow(turn));
  if (isGone && !(await namesAnother(act, turn))) {
    // What was moved may be meant as a whole.
    return act.kind === 'add' ? undo(turn) : offer('¿Deshago lo que acabo de hacer?', 'undo');
  }
  return refusesItsDay(turn.said) ? anotherDay(act, turn) : undefined;
}

/** "Al final no es el sábado, es el domingo" is another day, and not the end of it. */
const saysHow = ({ said, when }: Turn): boolean =>
  [when.time, when.shift].some((it) => it !== undefined) ||
  (when.date !== undefined && /\b(?:es|sino|mejor el|vienen el|viene el)\b/.test(said.plain));

/** Another thing of hers is named, and not that which the act was about. */
async function namesAnother(act: Exclude<Undo, { kind: 'several' }>, turn: Turn): Promise<boolean> {
  const names = contentWords(utteranceOf(without(turn.said.text, turn.when.spans)));
  const id = act.kind === 'add' || act.kind === 'remove' ? act.id : act.target.id;
  const [it, ...more] = likest(names, await turn.gateway.reminders());
  return it !== undefined && ![it, ...more].some((one) => one.id === id);
}

/** The day that stands is refused; of another one nothing is done. */
async function anotherDay(act: Extract<Undo, { kind: 'add' | 'move' }>, turn: Turn) {
  const id = act.kind === 'add' ? act.id : act.target.id;
  const it = (await turn.gateway.reminders()).find((one) => one.id === id);
  const { date } = turn.when;
  const isOfIt = it && (!date || it.occurrence.startsWith(date.toString()));
  if (!it || !isOfIt || (await namesAnother(act, turn))) return undefined;
  return whatInstead('day', targetOf(it), it.occurrence);
}
