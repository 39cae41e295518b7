import { focusOn } from '../focus.ts';
import { likest } from '../matching.ts';
import { targetOf } from '../occurrence.ts';
import type { Reply } from '../skill.ts';
import { whenItComes } from '../skills/agenda.ts';
import type { Turn } from '../turn.ts';
import type { Undo } from '../undo-steps.ts';
import { undone } from '../writes.ts';

/** What an act was about: its reminders, and what is said of one of them or of its hour. */

export function idsOf(act: Undo): readonly string[] {
  if (act.kind === 'several') return act.steps.flatMap(idsOf);
  if (act.kind === 'add') return [act.id];
  return act.kind === 'move' || act.kind === 'change' ? [act.target.id] : [];
}

export const SAME_HOUR = /^(?:(?:y|pues|si|eso) )*a la misma hora\b/;

/** "A la misma hora": as it stands. */
export async function stands(act: Undo, turn: Turn): Promise<Reply | undefined> {
  const [id] = idsOf(act);
  const it = (await turn.gateway.reminders()).find((other) => other.id === id);
  return (
    it && { text: `Sí. ${whenItComes(it, turn)}`, remember: { focus: focusOn([targetOf(it)], 0) } }
  );
}

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
