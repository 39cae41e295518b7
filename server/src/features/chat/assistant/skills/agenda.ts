import type { Reminder } from '@encina/contract/reminders';
import type { Period } from '../../understanding/periods.ts';
import type { When } from '../../understanding/when.ts';
import { focusOn } from '../focus.ts';
import { contentWords, likestOrAbout } from '../matching.ts';
import { isBefore, isDone, isMedicine, isOpen, targetOf, wall } from '../occurrence.ts';
import type { Reply, Respond } from '../skill.ts';
import { atTime, capital, counted, dayWords } from '../spanish.ts';
import { dayInFocus, type Turn } from '../turn.ts';
import { endAsked } from './end-of-day.ts';

/** Further ahead than this nobody is told of single occurrences. */
export const FARTHEST_DAYS = 62;
const MOST_READ = 5;
/** Of several days, which are asked for to be seen as a whole. */
const MOST_OF_DAYS = 8;

const HOURS_OF = { manana: [5, 14], tarde: [14, 21], noche: [20, 24], madrugada: [0, 6] } as const;

/** What there is on one day or on some, or where one thing is asked after, when it comes. */
export const agendaOfDay: Respond = async (turn) => {
  const { period, part } = turn.when;
  const day = turn.when.date ?? dayTalkedOf(turn);
  const asksAfter = day || period || part ? undefined : await askedAfter(turn);
  if (asksAfter) {
    const remember = { focus: focusOn([targetOf(asksAfter)], 0) };
    return { text: whenItComes(asksAfter, turn), remember };
  }
  const today = turn.now.toPlainDate();
  return day === undefined && period ? agendaOfPeriod(period, turn) : agendaOn(day ?? today, turn);
};

/** "¿Y qué tengo que hacer?", after the date or the saint of a day, is of that day. */
function dayTalkedOf({ said, when, conversation: { topic, day, focus } }: Turn) {
  const goesOn =
    /^y que (?:tengo|hay|toca|me toca)\b/.test(said.plain) && when.period === undefined;
  const its = dayInFocus({ focus }) ?? (topic?.startsWith('agenda.') ? day : undefined);
  // "Y por la mañana qué tengo", right after something of that day was told or noted.
  if (its && /^(?:y|entonces)(?: luego)? (?:por|a) la (?:mañana|tarde|noche)\b/.test(said.plain))
    return Temporal.PlainDate.from(its);
  return goesOn && day && /^(?:date|agenda)\./.test(topic ?? '')
    ? Temporal.PlainDate.from(day)
    : undefined;
}

export async function agendaOn(date: Temporal.PlainDate, turn: Turn): Promise<Reply> {
  const today = turn.now.toPlainDate();
  const far = outOfSight(today.until(date).days);
  if (far) return far;
  const all = await turn.gateway.agenda(today.until(date).days + 1);
  const found = inPart(
    all.filter(
      (it) => wall(it).toPlainDate().equals(date) || (date.equals(today) && isOverdue(it, date)),
    ),
    turn.when.part,
  );
  const name = subject(capital(dayWords(date, today)), turn.when.part);
  const left = found.filter(isOpen);
  const end = endAsked(turn.said, left);
  const open = ofDayFirst(left, date);
  const remember = { day: date.toString(), isOfWeek: false, focus: focusOn(open.map(targetOf)) };
  if (end) return { text: whenItComes(end.it, turn), remember: { ...remember, focus: end.focus } };
  if (found.length === 0) return { text: `${name} no tienes nada apuntado.`, remember };
  return { text: `${sumOf(name, found)}${readOut(open, date)}`, remember };
}

/** "Mañana por la tarde", and "El lunes, 23 de noviembre," before its verb. */
function subject(day: string, part: When['part']): string {
  const comma = day.includes(',') ? ',' : '';
  return part ? `${day}${comma}${PART_WORDS[part]}` : `${day}${comma}`;
}

const PART_WORDS = {
  manana: ' por la mañana',
  tarde: ' por la tarde',
  noche: ' por la noche',
  madrugada: ' de madrugada',
} as const;

function inPart(found: readonly Reminder[], part: When['part']): readonly Reminder[] {
  if (!part) return found;
  const [from, end] = HOURS_OF[part];
  return found.filter((it) => wall(it).hour >= from && wall(it).hour < end);
}

/** A line each with its day: "El jueves, 26 de noviembre, a las 11:00: Cita." */
async function agendaOfPeriod({ from, to, name }: Period, turn: Turn): Promise<Reply> {
  const today = turn.now.toPlainDate();
  const far = outOfSight(today.until(to).days);
  if (far) return far;
  const all = await turn.gateway.agenda(today.until(to).days + 1);
  const open = all.filter(isOpen).filter((it) => {
    const day = wall(it).toPlainDate();
    return isNotBefore(day, from) && isNotBefore(to, day);
  });
  const remember = { day: from.toString(), isOfWeek: true, focus: focusOn(open.map(targetOf)) };
  const when = capital(name);
  if (open.length === 0) return { text: `${when} no tienes nada apuntado.`, remember };
  const sum = `${when} tienes ${counted(open.length, 'cosa', 'cosas')}.`;
  return { text: `${sum}${readOut(open, undefined, today)}`, remember };
}

const isNotBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(one, other) >= 0;

function outOfSight(away: number): Reply | undefined {
  if (away < 0)
    return { text: 'Eso ya pasó. En Recordatorios puedes ver qué hiciste.', link: 'reminders' };
  return away > FARTHEST_DAYS
    ? {
        text: 'Solo miro los dos próximos meses. Lo demás está en Recordatorios.',
        link: 'reminders',
      }
    : undefined;
}

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
  return `${day.replace(/,$/, '')}: ${told.join(', ')}.`;
}

const isOverdue = (reminder: Reminder, today: Temporal.PlainDate) =>
  isOpen(reminder) && Temporal.PlainDate.compare(wall(reminder).toPlainDate(), today) < 0;

/** In the order of the day, and after that what stayed undone of others: it is said with its day. */
function ofDayFirst(open: readonly Reminder[], date: Temporal.PlainDate): readonly Reminder[] {
  const isOld = (it: Reminder) => isOverdue(it, date);
  return [...open.filter((it) => !isOld(it)), ...open.filter(isOld)];
}

/** Every medicine, and of the rest as many as there is room for, each in its place. */
function heard(open: readonly Reminder[], most: number): readonly Reminder[] {
  let room = most - open.filter(isMedicine).length;
  return open.filter((it) => {
    if (isMedicine(it)) return true;
    room -= 1;
    return room >= 0;
  });
}

/** A line each; what is done need not be heard again. */
function readOut(
  open: readonly Reminder[],
  /** The day that need not be said. */
  date: Temporal.PlainDate | undefined,
  today = date,
): string {
  const said = date ? heard(open, MOST_READ) : open.slice(0, MOST_OF_DAYS);
  const read = said.map((it) => {
    const at = date ? whenOf(it, date) : dayAndTime(it, today ?? wall(it).toPlainDate());
    return `\n${capital(at)}: ${it.title}.`;
  });
  const more = open.length - read.length;
  return `${read.join('')}${more > 0 ? `\nY ${counted(more, 'cosa', 'cosas')} más.` : ''}`;
}

/** "a las 8:00"; of another day with its day: "ayer, a las 22:00". */
export function whenOf(it: Reminder, today: Temporal.PlainDate): string {
  const at = wall(it);
  return at.toPlainDate().equals(today) ? atTime(at.toPlainTime()) : dayAndTime(it, today);
}

const dayAndTime = (it: Reminder, today: Temporal.PlainDate): string =>
  `${dayWords(wall(it).toPlainDate(), today)}, ${atTime(wall(it).toPlainTime())}`;

/** The one that "cuándo es la cita del médico" names. */
async function askedAfter(turn: Turn): Promise<Reminder | undefined> {
  return ASKS_AFTER.test(turn.said.plain) ? namedIn(turn) : undefined;
}

const ASKS_AFTER =
  /\b(?:cuando|que hora|tengo|(?:cancel|borr|anul|cambi|quit|mov|apunt)[ai]d[oa]|sigue)\b/;

const NEXT = /\b(?:siguiente|proxim[oa]) (?!semana|mes|dia)\p{L}/u;

/** What is still to come before what stayed undone. */
export async function namedIn({
  said,
  when,
  gateway,
  now,
  conversation,
}: Turn): Promise<Reminder | undefined> {
  if (contentWords(said).length === 0) return undefined;
  const open = (await gateway.agenda(FARTHEST_DAYS)).filter(isOpen);
  const today = now.toPlainDate();
  const late = open.filter((it) => isOverdue(it, today));
  const ahead = open.filter((it) => !late.includes(it));
  const named = likestOrAbout(contentWords(said), [...ahead, ...late]);
  // "La pastilla de la noche" is not that of the morning.
  const inIt = inPart(named, when.part);
  // Nor is "la siguiente pastilla" the one that stayed undone.
  const next = NEXT.test(said.plain) && inIt.find((it) => !isBefore(it, now.toPlainDateTime()));
  if (next) return next;
  // "La pastilla", of two: the one that is talked about.
  const { focus } = conversation;
  const it = focus?.kind === 'reminders' ? focus.among[focus.at ?? -1] : undefined;
  const same = inIt.find(({ id, occurrence }) => id === it?.id && occurrence === it.occurrence);
  return same ?? inIt[0] ?? named[0];
}

export function whenItComes(reminder: Reminder, { now }: Turn): string {
  return `${reminder.title}: ${dayAndTime(reminder, now.toPlainDate())}.`;
}
