import { deniedIn } from '../../understanding/denied.ts';
import { fold } from '../../understanding/fold.ts';
import { whenIn } from '../../understanding/when.ts';
import { isAt } from '../finding.ts';
import { targetOf, wall } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { proposeMove } from '../skills/propose-move.ts';
import type { Turn } from '../turn.ts';
import { standing } from './as-well.ts';

/** Her messages after an act in which its hour is still put right. */
const FRESH = 1;

/**
 * "Me acaba de llamar y no viene a las diez, viene a las doce", right after it was noted for ten: who denies the very
 * moment that was written, and names another, puts it right, whatever she tells beside it.
 */
export async function notThenBut(turn: Turn): Promise<Reply | undefined> {
  const { said, when, conversation, asks } = turn;
  const { undo, sinceAct = 0, focus } = conversation;
  if (!undo || sinceAct > FRESH || focus?.kind !== 'reminders' || asks) return undefined;
  const folded = fold(said.text);
  const denied = deniedIn(folded);
  if (!denied || !(when.time ?? when.date)) return undefined;
  const at = folded.slice(denied.start, denied.end).replace(/\bno\b/u, '');
  const refused = whenIn(at, turn.now.toPlainDateTime());
  const written = focus.among.length === 1 ? focus.among[0] : focus.among[focus.at ?? -1];
  const it = written && (await standing(turn, '')).find(({ id }) => id === written.id);
  if (!it || !(refused.time ?? refused.date) || !isAt(it, refused)) return undefined;
  const isItsDay = !refused.date || wall(it).toPlainDate().equals(refused.date);
  return isItsDay ? proposeMove(targetOf(it), turn) : undefined;
}
