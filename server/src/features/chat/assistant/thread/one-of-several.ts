import { likest } from '../matching.ts';
import type { Reply } from '../skill.ts';
import type { Turn } from '../turn.ts';
import type { Undo } from '../undo-steps.ts';
import { undone } from '../writes.ts';

const ONE_NOT =
  /^(?:(?:no|ay|uy|pues|pero|quita|borra) )*(?:l[oa]s? |el )?(?:de(?:l)? (?:l[oa]s? )?)?(\S+)(?: no)?$/;

/** "La leche no", of two things that one yes has written: the other stays. */
export async function oneOfSeveral(act: Undo, turn: Turn): Promise<Reply | undefined> {
  const { plain } = turn.said;
  const [, name] = /\b(?:no|quita|borra)\b/.test(plain) ? (ONE_NOT.exec(plain) ?? []) : [];
  if (act.kind !== 'several' || !name) return undefined;
  const added = act.steps.filter((it) => it.kind === 'add');
  const [one, ...more] = likest([name], added);
  if (!one || more.length > 0) return undefined;
  const steps = act.steps.filter((it) => it !== one);
  const reply = await undone(one, turn);
  return {
    ...reply,
    remember: { undo: { kind: 'several', steps }, earlier: turn.conversation.earlier ?? [] },
  };
}
