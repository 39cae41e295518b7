import type { Reminder } from '@encina/contract/reminders';
import { contentWords, likest } from '../matching.ts';
import { isBefore, isMedicine, isOpen, wall } from '../occurrence.ts';
import type { Reply, Respond } from '../skill.ts';
import { atTime, capital, counted, dayWords } from '../spanish.ts';
import type { Turn } from '../turn.ts';
import { ofAnotherDay, statusReply } from './status.ts';

/** Further ahead than this nobody is told of single occurrences. */
const FARTHEST_DAYS = 62;
const MOST_READ = 5;

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
  return { text: `${sumOf(name, found)}${readOut(open, date)}` };
};

/** "Hoy: 2 hechos, 1 que decidiste no tomar, 1 pendiente." What she left out on purpose is neither. */
function sumOf(day: string, found: readonly Reminder[]): string {
  const open = found.filter(isOpen);
  if (open.length === found.length)
    return `${day} tienes ${counted(open.length, 'cosa', 'cosas')}.`;
  const skipped = found.filter(({ state }) => state === 'skipped');
  const medicines = skipped.filter(isMedicine).length;
  const parts = [
    [found.filter(isDone).length, 'hecho', 'hechos'],
    [medicines, 'que decidiste no tomar', 'que decidiste no tomar'],
    [skipped.length - medicines, 'que decidiste no hacer', 'que decidiste no hacer'],
    [open.length, 'pendiente', 'pendientes'],
  ] as const;
  const told = parts
    .filter(([count]) => count > 0)
    .map((part) => counted(part[0], part[1], part[2]));
  return `${day}: ${told.join(', ')}.`;
}

const isOverdue = (reminder: Reminder, today: Temporal.PlainDate) =>
  isOpen(reminder) && Temporal.PlainDate.compare(wall(reminder).toPlainDate(), today) < 0;

/** A line each; what is done need not be heard again. */
function readOut(open: readonly Reminder[], date: Temporal.PlainDate): string {
  const read = open.slice(0, MOST_READ).map((it) => {
    return `\n${capital(whenOf(it, date))}: ${it.title}.`;
  });
  const more = open.length - read.length;
  return `${read.join('')}${more > 0 ? `\nY ${counted(more, 'cosa', 'cosas')} más.` : ''}`;
}

/** "a las 8:00"; of another day with its day: "ayer, a las 22:00". */
function whenOf(it: Reminder, today: Temporal.PlainDate): string {
  const at = wall(it);
  const time = atTime(at.toPlainTime());
  return at.toPlainDate().equals(today) ? time : `${dayWords(at.toPlainDate(), today)}, ${time}`;
}

/** The one that "cuándo es la cita del médico" names; what is still to come before what stayed undone. */
async function askedAfter({ said, gateway, now }: Turn): Promise<Reminder | undefined> {
  if (
    !/\b(?:cuando|a que hora|tengo|(?:cancel|borr|anul|cambi|quit|mov|apunt)[ai]d[oa]|sigue)\b/.test(
      said.plain,
    ) ||
    contentWords(said).length === 0
  )
    return undefined;
  const open = (await gateway.agenda(FARTHEST_DAYS)).filter(isOpen);
  const today = now.toPlainDate();
  const late = open.filter((it) => isOverdue(it, today));
  return likest(contentWords(said), [...open.filter((it) => !late.includes(it)), ...late])[0];
}

function whenItComes(reminder: Reminder, { now }: Turn): string {
  const at = wall(reminder);
  return `${reminder.title}: ${dayWords(at.toPlainDate(), now.toPlainDate())}, ${atTime(at.toPlainTime())}.`;
}

export const agendaNext: Respond = async (turn) => {
  const { gateway, now } = turn;
  const here = now.toPlainDateTime();
  const open = (await gateway.agenda(31)).filter(isOpen);
  const next = open.find((it) => !isBefore(it, here));
  const late = open.filter((it) => isBefore(it, here));
  if (!next && late.length === 0) return { text: 'No tienes nada pendiente. Puedes descansar.' };
  const before = late[0] ? `No consta como hecho: ${late[0].title}. ` : '';
  return { text: `${before}${next ? `Lo siguiente: ${whenItComes(next, turn)}` : ''}`.trim() };
};

/** What became of what she names; where she names nothing, what is still missing of today. */
export const agendaMissed: Respond = async (turn) => {
  const status = ofAnotherDay(turn) ?? (await askedStatus(turn));
  if (status) return status;
  const { gateway, now } = turn;
  const today = await gateway.agenda(1);
  const here = now.toPlainDateTime();
  const open = today.filter(isOpen);
  const late = open.filter((it) => isBefore(it, here));
  const later = open.filter((it) => !isBefore(it, here));
  const day = now.toPlainDate();
  const skipped = skippedWords(today, day);
  if (open.length === 0) {
    return { text: skipped === '' ? 'No te falta nada. Hoy lo llevas todo al día.' : skipped };
  }
  const missing =
    late.length > 0 ? `No consta como hecho: ${titles(late, day)}.` : upToNow(today.some(isDone));
  const rest = later.length > 0 ? `Más tarde: ${titles(later, day)}.` : '';
  return { text: [missing, skipped, rest].filter(Boolean).join(' ') };
};

const isDone = ({ state }: Reminder): boolean => state === 'done';
const titles = (all: readonly Reminder[], today: Temporal.PlainDate): string =>
  all.map((it) => `${it.title}, ${whenOf(it, today)}`).join('; ');
const upToNow = (isAnyDone: boolean): string =>
  isAnyDone ? 'Hasta ahora, todo hecho.' : 'Hasta ahora no te falta nada.';

/** "Decidiste no tomar: Pastilla de la tensión." */
function skippedWords(all: readonly Reminder[], today: Temporal.PlainDate): string {
  const skipped = all.filter(({ state }) => state === 'skipped');
  const say = (verb: string, some: readonly Reminder[]) =>
    some.length > 0 ? [`Decidiste no ${verb}: ${titles(some, today)}.`] : [];
  return [
    ...say('tomar', skipped.filter(isMedicine)),
    ...say(
      'hacer',
      skipped.filter((it) => !isMedicine(it)),
    ),
  ].join(' ');
}

const MEDICINE_TAKEN = /\b(?:tomad[oa]|tome|puesto|puse|pastillas?|medicinas?|medicacion)\b/;
const OF_ALL = /\b(?:faltan?|quedan?|olvidado|pasado|atrasado|todo|algo|alguna)\b/;

/** Of one thing, or of the medicine that she speaks of; "¿me falta alguna pastilla?" is about the whole day. */
async function askedStatus(turn: Turn): Promise<Reply | undefined> {
  const { said } = turn;
  const isOfAll = OF_ALL.test(said.plain);
  if (isOfAll || (contentWords(said).length === 0 && !MEDICINE_TAKEN.test(said.plain))) {
    return undefined;
  }
  return (
    (await statusReply(turn)) ?? {
      text: 'No encuentro eso en tus recordatorios de hoy, así que no lo sé.',
      link: 'reminders',
    }
  );
}
