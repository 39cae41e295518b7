import { focusOn } from '../focus.ts';
import { isBefore, isOpen, targetOf, wall } from '../occurrence.ts';
import type { Reply, Respond } from '../skill.ts';
import type { Turn } from '../turn.ts';
import { agendaOn, FARTHEST_DAYS, whenItComes } from './agenda.ts';

/** What comes next, and what comes after that. */

const LAST = /\bultim[oa]\b/;

/** "¿Qué es lo primero que tengo mañana?" */
async function endOfDay(date: Temporal.PlainDate, turn: Turn): Promise<Reply> {
  const away = turn.now.toPlainDate().until(date).days;
  const all = away < 0 || away > FARTHEST_DAYS ? [] : await turn.gateway.agenda(away + 1);
  const open = all.filter((it) => isOpen(it) && wall(it).toPlainDate().equals(date));
  const it = LAST.test(turn.said.plain) ? open.at(-1) : open[0];
  if (!it) return agendaOn(date, turn);
  return {
    text: whenItComes(it, turn),
    remember: { focus: focusOn(open.map(targetOf), open.indexOf(it)) },
  };
}

const THEN = /^(?:(?:y|pues|vale|bueno|ah|muy bien|hij[oa]) )*(?:despues|luego|detras)\b/;

/** "¿Y después?", of what was told to come next: when that is. */
function itBefore({ said, conversation: { topic, focus } }: Turn): string | undefined {
  const [it, ...others] = focus?.kind === 'reminders' ? focus.among : [];
  const goesOn = topic === 'agenda.next' && THEN.test(said.plain);
  return goesOn && others.length === 0 ? it?.occurrence : undefined;
}

export const agendaNext: Respond = async (turn) => {
  const { gateway, now } = turn;
  if (turn.when.date) return endOfDay(turn.when.date, turn);
  const here = now.toPlainDateTime();
  const open = (await gateway.agenda(31)).filter(isOpen);
  const before = itBefore(turn);
  const next = open.find(
    (it) => !isBefore(it, here) && (!before || isBefore({ occurrence: before }, wall(it))),
  );
  if (next && before)
    return {
      text: `Después, ${whenItComes(next, turn).replace(next.title, (it) => `«${it}»`)}`,
      remember: { focus: focusOn([targetOf(next)], 0) },
    };
  const late = open.filter((it) => isBefore(it, here));
  if (!next && late.length === 0) return { text: 'No tienes nada pendiente. Puedes descansar.' };
  const told = late[0] ? `No consta como hecho: ${late[0].title}. ` : '';
  const text = `${told}${next ? `Lo siguiente: ${whenItComes(next, turn)}` : ''}`.trim();
  const it = next ?? late[0];
  return { text, remember: { focus: focusOn(it ? [targetOf(it)] : [], 0) } };
};
