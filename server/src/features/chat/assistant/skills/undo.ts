import { DomainError } from '../../../../core/errors.ts';
import type { Reply, Respond } from '../skill.ts';
import type { Turn } from '../turn.ts';
import type { Undo } from '../undo-steps.ts';
import { UNDO, undone } from '../writes.ts';

/** "Deshazlo": what was written last is taken back, and said once more, what was written before it. */
export const undo: Respond = async (turn) => {
  const last = turn.conversation.undo;
  if (!last) {
    return { text: 'No hay nada que deshacer. En Recordatorios está todo.', link: 'reminders' };
  }
  if (turn.said.plain.endsWith('equivocado') && turn.conversation.sinceAct !== 0) {
    return { text: '¿Quieres que lo deshaga?', choices: [UNDO, 'No'] };
  }
  return undoAct(last, turn);
};

/** Takes back one of the last acts; those beside it can still be taken back. */
export async function undoAct(act: Undo, turn: Turn): Promise<Reply> {
  const { undo: last, earlier: before = [] } = turn.conversation;
  try {
    const reply = await undone(act, turn);
    const [next, ...earlier] = [...(last ? [last] : []), ...before].filter((it) => it !== act);
    return { ...reply, remember: { ...reply.remember, undo: next, earlier } };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return {
      text: 'Ya no se puede deshacer: ese recordatorio ha cambiado o no está.',
      link: 'reminders',
      remember: { undo: undefined },
    };
  }
}
