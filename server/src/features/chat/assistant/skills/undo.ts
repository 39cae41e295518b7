import { DomainError } from '../../../../core/errors.ts';
import type { Respond } from '../skill.ts';
import { UNDO, undone } from '../writes.ts';

/** "Deshazlo": what was written last is taken back, once. */
export const undo: Respond = async (turn) => {
  const last = turn.conversation.undo;
  if (!last) {
    return { text: 'No hay nada que deshacer. En Recordatorios está todo.', link: 'reminders' };
  }
  if (turn.said.plain.endsWith('equivocado')) {
    return { text: '¿Quieres que lo deshaga?', choices: [UNDO, 'No'] };
  }
  try {
    const reply = await undone(last, turn);
    return { ...reply, remember: { ...reply.remember, undo: undefined } };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return {
      text: 'Ya no se puede deshacer: ese recordatorio ha cambiado o no está.',
      link: 'reminders',
      remember: { undo: undefined },
    };
  }
};
