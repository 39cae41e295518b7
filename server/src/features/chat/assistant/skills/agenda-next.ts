import { isInPart } from '../finding.ts';
import { focusOn } from '../focus.ts';
import { isBefore, isOpen, targetOf, wall } from '../occurrence.ts';
import type { Reply, Respond } from '../skill.ts';
import type { Turn } from '../turn.ts';
import { agendaOn, FARTHEST_DAYS, whenItComes } from './agenda.ts';

const LAST = /\bultim[oa]\b/;

/** "¿Qué es lo primero que tengo mañana?" */
async function endOfDay(date: Temporal.PlainDate, turn: Turn): Promise<Reply> {
  const away = turn.now.toPlainDate().until(date).days;
  const all = away < 0 || away > FARTHEST_DAYS ? [] : await turn.gateway.agenda(away + 1);
  const open = all.filter(
    (it) => isOpen(it) && wall(it).toPlainDate().equals(date) && isInPart(it, turn.when),
  );
  const it = LAST.test(turn.said.plain) ? open.at(-1) : open[0];
  if (!it) return agendaOn(date, turn);
  return {
    text: whenItComes(it, turn),
    remember: { focus: focusOn(open.map(targetOf), open.indexOf(it)) },
  };
}

export const agendaNext: Respond = async (turn) => {
  const { gateway, now } = turn;
  const { date, part } = turn.when;
  // "Lo primero que me espera hoy": nothing that is past.
  const isAhead = date?.equals(now.toPlainDate()) && !part && !LAST.test(turn.said.plain);
  if (date && !isAhead) return endOfDay(date, turn);
  // "¿Y por la noche cuál me toca?"
  if (turn.when.part && !turn.when.time) return agendaOn(now.toPlainDate(), turn);
  const here = now.toPlainDateTime();
  const open = (await gateway.agenda(31)).filter(isOpen);
  const next = open.find((it) => !isBefore(it, here));
  const late = open.filter((it) => isBefore(it, here));
  if (!next && late.length === 0) return { text: 'No tienes nada pendiente. Puedes descansar.' };
  const told = late[0] ? `No consta como hecho: ${late[0].title}. ` : '';
  const text = `${told}${next ? `Lo siguiente: ${whenItComes(next, turn)}` : ''}`.trim();
  const it = next ?? late[0];
  return { text, remember: { focus: focusOn(it ? [targetOf(it)] : [], 0) } };
};
