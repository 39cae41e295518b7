import { focusOn } from '../focus.ts';
import { isBefore, isOpen, targetOf } from '../occurrence.ts';
import type { Respond } from '../skill.ts';
import { agendaOfDay, whenItComes } from './agenda.ts';

/** What comes next; where she names another day, what there is on it. */
export const agendaNext: Respond = async (turn) => {
  const { gateway, now, when } = turn;
  if (when.date && !when.date.equals(now.toPlainDate())) return agendaOfDay(turn);
  const here = now.toPlainDateTime();
  const open = (await gateway.agenda(31)).filter(isOpen);
  const next = open.find((it) => !isBefore(it, here));
  const late = open.filter((it) => isBefore(it, here));
  if (!next && late.length === 0) return { text: 'No tienes nada pendiente. Puedes descansar.' };
  const before = late[0] ? `No consta como hecho: ${late[0].title}. ` : '';
  const text = `${before}${next ? `Lo siguiente: ${whenItComes(next, turn)}` : ''}`.trim();
  const it = next ?? late[0];
  return { text, remember: { focus: focusOn(it ? [targetOf(it)] : [], 0) } };
};
