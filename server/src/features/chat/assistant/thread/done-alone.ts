import { clausesOf } from '../../understanding/clauses.ts';
import { utteranceOf } from '../../understanding/utterance.ts';
import { asked } from '../confirmation.ts';
import { targetOf } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { surelyDone } from '../surely-done.ts';
import { rephrased, type Turn } from '../turn.ts';
import { written } from '../writes.ts';

/**
 * "La de la tensión me la tomé con el café" is marked, whatever it sounds like. "La de la tensión ya me la he tomado, que me
 * la ha dado mi hija": told in a clause of its own, it is asked, whatever else she tells.
 */
export async function doneAlone(turn: Turn): Promise<Reply | undefined> {
  const { said, asks, gateway } = turn;
  const clauses = clausesOf(said.text);
  const isDenied = said.isNotDone && /\bno\b/.test(said.plain);
  const isOther = said.order !== undefined && said.order !== 'reminder.complete';
  if (asks || isDenied || isOther) return undefined;
  const today = await gateway.agenda(1);
  const sure = surelyDone(turn, today);
  if (sure) return written({ kind: 'complete', target: targetOf(sure) }, turn);
  if (clauses.length < 2) return undefined;
  const done = clauses.map((it) =>
    surelyDone({ ...rephrased(turn, it), whole: utteranceOf(it) }, today),
  );
  const [it, ...more] = new Set(done.filter((one) => one !== undefined));
  return it && more.length === 0
    ? asked({ kind: 'complete', target: targetOf(it) }, turn)
    : undefined;
}
