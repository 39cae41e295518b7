import { DomainError } from '../../../../core/errors.ts';
import type { Respond } from '../skill.ts';
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
  try {
    const reply = await undone(last, turn);
    const [before, ...earlier] = turn.conversation.earlier ?? [];
    return { ...reply, remember: { ...reply.remember, undo: before, earlier } };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return {
      text: 'Ya no se puede deshacer: ese recordatorio ha cambiado o no está.',
      link: 'reminders',
      remember: { undo: undefined },
    };
  }
};
