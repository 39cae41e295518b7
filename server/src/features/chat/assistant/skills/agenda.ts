import type { Reminder } from '@encina/contract/reminders';
import { contentWords, likest } from '../matching.ts';
import type { Respond } from '../skill.ts';
import { atTime, capital, counted, dayWords } from '../spanish.ts';
import type { Turn } from '../turn.ts';

/** Further ahead than this nobody is told of single occurrences. */
const FARTHEST_DAYS = 62;
const MOST_READ = 5;

const wall = ({ occurrence }: Reminder) => Temporal.PlainDateTime.from(occurrence);
const isOpen = ({ state }: Reminder) => state !== 'done' && state !== 'skipped';

/** What there is on one day, or where one thing is asked after, when it comes. */
export const agendaOfDay: Respond = async (turn) => {
  const today = turn.now.toPlainDate();
  const day = turn.when.date;
  const asksAfter = day ? undefined : await askedAfter(turn);
  if (asksAfter) return { text: whenItComes(asksAfter, turn) };
  const date = day ?? today;
  const away = today.until(date).days;
  if (away < 0)
    return { text: 'Eso ya pasó. En Recordatorios puedes ver qué hiciste.', link: 'reminders' };
  if (away > FARTHEST_DAYS) {
    return {
      text: 'Solo miro los dos próximos meses. Lo demás está en Recordatorios.',
      link: 'reminders',
    };
  }
  const all = await turn.gateway.agenda(away + 1);
  const found = all.filter(
    (it) => wall(it).toPlainDate().equals(date) || (away === 0 && isOverdue(it, date)),
  );
  const name = capital(dayWords(date, today));
  if (found.length === 0) return { text: `${name} no tienes nada apuntado.` };
  const open = found.filter(isOpen);
  const done = found.length - open.length;
  const isDone = done > 0 ? `, ${done} ya ${done === 1 ? 'hecha' : 'hechas'}` : '';
  return {
    text: `${name} tienes ${counted(found.length, 'cosa', 'cosas')}${isDone}.${readOut(open, date)}`,
  };
};

const isOverdue = (reminder: Reminder, today: Temporal.PlainDate) =>
  isOpen(reminder) && Temporal.PlainDate.compare(wall(reminder).toPlainDate(), today) < 0;

/** A line each; what is done need not be heard again. */
function readOut(open: readonly Reminder[], date: Temporal.PlainDate): string {
  const read = open.slice(0, MOST_READ).map((it) => {
    const at = wall(it);
    const when = at.toPlainDate().equals(date) ? atTime(at.toPlainTime()) : 'pendiente de antes';
    return `\n${capital(when)}: ${it.title}.`;
  });
  const more = open.length - read.length;
  return `${read.join('')}${more > 0 ? `\nY ${counted(more, 'cosa', 'cosas')} más.` : ''}`;
}

/** The one that "cuándo es la cita del médico" names. */
async function askedAfter({ said, gateway }: Turn): Promise<Reminder | undefined> {
  if (!/\b(cuando|a que hora|tengo)\b/.test(said.plain) || contentWords(said).length === 0)
    return undefined;
  const open = (await gateway.agenda(FARTHEST_DAYS)).filter(isOpen);
  return likest(said, open)[0];
}

function whenItComes(reminder: Reminder, { now }: Turn): string {
  const at = wall(reminder);
  return `${reminder.title}: ${dayWords(at.toPlainDate(), now.toPlainDate())}, ${atTime(at.toPlainTime())}.`;
}

export const agendaNext: Respond = async (turn) => {
  const { gateway, now } = turn;
  const here = now.toPlainDateTime();
  const open = (await gateway.agenda(31)).filter(isOpen);
  const next = open.find((it) => Temporal.PlainDateTime.compare(wall(it), here) >= 0);
  const late = open.filter((it) => Temporal.PlainDateTime.compare(wall(it), here) < 0);
  if (!next && late.length === 0) return { text: 'No tienes nada pendiente. Puedes descansar.' };
  const before = late[0] ? `Te falta de antes: ${late[0].title}. ` : '';
  return { text: `${before}${next ? `Lo siguiente: ${whenItComes(next, turn)}` : ''}`.trim() };
};

export const agendaMissed: Respond = async ({ said, gateway, now }) => {
  const today = await gateway.agenda(1);
  const here = now.toPlainDateTime();
  const [asked] = likest(said, today);
  if (asked) return { text: stateOf(asked) };
  const late = today.filter(
    (it) => isOpen(it) && Temporal.PlainDateTime.compare(wall(it), here) < 0,
  );
  const later = today.filter((it) => isOpen(it) && !late.includes(it));
  if (late.length + later.length === 0)
    return { text: 'No te falta nada. Hoy lo llevas todo al día.' };
  const missing =
    late.length > 0
      ? `Te falta: ${late.map(({ title }) => title).join(', ')}. `
      : 'Hasta ahora, todo hecho. ';
  const rest = later.length > 0 ? `Más tarde: ${later.map(({ title }) => title).join(', ')}.` : '';
  return { text: `${missing}${rest}`.trim() };
};

/** What is known of it, and no advice: whether to take it now is for a doctor to say. */
function stateOf({ title, isCompleted, category, occurrence }: Reminder): string {
  const time = atTime(Temporal.PlainDateTime.from(occurrence).toPlainTime());
  if (isCompleted) return `Sí: «${title}», de hoy ${time}, está marcado como hecho.`;
  const care =
    category === 'Medicación' ? ' Si dudas, mira el pastillero o pregunta en la farmacia.' : '';
  return `«${title}», de hoy ${time}, no está marcado como hecho.${care}`;
}
