import type { Part } from '../../understanding/clock-words.ts';
import {
  EARLIEST,
  eveningOf,
  hourMeant,
  inHalf,
  inOtherHalf,
  NOON,
} from '../../understanding/half-of-day.ts';
import { categoryOf } from '../../understanding/title.ts';
import type { When } from '../../understanding/when.ts';
import type { Reply } from '../skill.ts';
import { atTime, capital, dayWords, listed, repeated } from '../spanish.ts';
import type { Draft } from '../step.ts';
import type { Turn } from '../turn.ts';

/** A reminder that is not stored yet: what she says fills it, and it is read back until she says yes. */

const YES = 'Sí, apúntalo';
const NO = 'No, no lo apuntes';
const HOURS_OF_A_DAY = 24;
const PARTS: Readonly<Record<Part, string>> = {
  manana: 'de la mañana',
  tarde: 'de la tarde',
  noche: 'de la noche',
  madrugada: 'de la madrugada',
};

export const titled = (title: string | undefined): Partial<Draft> =>
  title ? { title, category: categoryOf(title) } : {};

/** The draft with what she says of days and hours. */
export function merged(draft: Draft, when: When, turn: Turn): Draft {
  const { recurrency, weekdays, everyHours, meal, period } = when;
  const part = when.part ?? (when.isTimeSure ? undefined : draft.part);
  const date = when.date?.toString() ?? draft.date;
  const next: Draft = {
    ...draft,
    ...(recurrency === 'none' ? {} : { recurrency, weekdays: [...weekdays] }),
    ...(everyHours ? { everyHours } : {}),
    ...(when.time ? { isFromNow: when.isFromNow } : {}),
    ...(meal ? { meal } : {}),
    ...(period ? { period: period.name } : {}),
    ...(part ? { part } : {}),
    ...(date ? { date } : {}),
  };
  const timed = { ...next, ...hourOf(next, when, turn), ...timesIn(when, next) };
  const { time, isTimeSure } = timed;
  const isDayOpen = date === undefined && timed.period === undefined;
  return time && isTimeSure && isDayOpen ? { ...timed, date: nextDay(time, turn.now) } : timed;
}

function hourOf(draft: Draft, when: When, { now, said }: Turn) {
  if (!when.time) {
    if (!draft.time) return {};
    if (!when.part) return { time: draft.time, isTimeSure: draft.isTimeSure };
    const stands = Temporal.PlainTime.from(draft.time);
    const other = draft.isTimeSure
      ? inOtherHalf(stands, when.part, said.plain)
      : inHalf(stands, when.part);
    // "¿No podría ser por la mañana?", of five in the evening: at which hour is asked.
    return { time: other && asText(other), isTimeSure: true };
  }
  const { title, date, recurrency } = draft;
  const mayBeEither = when.time.hour >= EARLIEST && when.time.hour < NOON;
  const part = draft.part ?? (mayBeEither ? halfThatStands(draft) : undefined);
  const isToday = date === undefined || date === now.toPlainDate().toString();
  const { time, isSure } = hourMeant({
    time: part && !when.isTimeSure ? inHalf(when.time, part) : when.time,
    isSure: when.isTimeSure === true || part !== undefined || draft.everyHours !== undefined,
    title,
    isOfAnotherDay: !isToday || recurrency === 'weekly',
    isAhead: recurrency === 'none' && Temporal.PlainTime.compare(now.toPlainTime(), when.time) < 0,
  });
  return { time: asText(time), isTimeSure: isSure };
}

/** "No, a las ocho", said of nine in the morning, is of the morning. */
export const halfThatStands = ({ time, isTimeSure }: Draft): Part | undefined => {
  // What is at noon may as well be at ten or at five.
  if (!time || !isTimeSure || time.startsWith('12:')) return undefined;
  return time < '12' ? 'manana' : 'tarde';
};

/** "A las dos y a las diez", of what comes again: one thing with two hours. */
const timesIn = ({ times, time }: When, { recurrency }: Draft): Partial<Draft> => {
  if (times && recurrency !== 'none') {
    const sorted = times.map(asText).toSorted();
    return { times: sorted, ...(sorted[0] ? { time: sorted[0] } : {}) };
  }
  return time ? { times: undefined } : {};
};

const asText = (time: Temporal.PlainTime): string => time.toString().slice(0, 5);

/** An hour without a day is today's, or tomorrow's where that is over. */
function nextDay(time: string, now: Temporal.ZonedDateTime): string {
  const isOver = Temporal.PlainTime.compare(Temporal.PlainTime.from(time), now.toPlainTime()) <= 0;
  return now
    .toPlainDate()
    .add({ days: isOver ? 1 : 0 })
    .toString();
}

/** Its moment has gone by, perhaps while she thought about it. */
function isOver({ date, time, recurrency }: Draft, { now }: Turn): boolean {
  if (recurrency !== 'none' || !time) return false;
  const at = Temporal.PlainDateTime.from(`${date ?? now.toPlainDate()}T${time}`);
  return Temporal.PlainDateTime.compare(at, now.toPlainDateTime()) <= 0;
}

/** Wall times of its days; one, but for "cada ocho horas". */
export function timesOf({ time, times, everyHours }: Draft): string[] {
  if (times) return times;
  if (!time || !everyHours) return time ? [time] : [];
  const first = Temporal.PlainTime.from(time);
  const count = HOURS_OF_A_DAY / everyHours;
  return Array.from({ length: count }, (_, i) => asText(first.add({ hours: i * everyHours })));
}

/** "mañana, a las 10:00" */
export function whenWords(draft: Draft, day: Temporal.PlainDate, { now }: Turn): string {
  const { recurrency, weekdays } = draft;
  const days =
    recurrency === 'none' ? dayWords(day, now.toPlainDate()) : repeated(recurrency, weekdays, day);
  return `${days}, ${listed(timesOf(draft).map((it) => atTime(Temporal.PlainTime.from(it))))}`;
}

/** Nothing is missing, and nothing is in doubt. */
export const isWhole = (draft: Draft, turn: Turn): boolean =>
  Boolean(draft.title && draft.time && draft.date) && draft.isTimeSure && !isOver(draft, turn);

/** The draft as it would be stored, without the question: "Comprar pan: mañana, a las 10:00." */
export function draftWords(draft: Draft, turn: Turn): string {
  const day = Temporal.PlainDate.from(draft.date ?? turn.now.toPlainDate());
  return `${capital(draft.title ?? '')}: ${whenWords(draft, day, turn)}.`;
}

/** What is still missing, or the draft as it would be stored and the question for a yes. */
export function readBack(draft: Draft, turn: Turn): Reply {
  const remember = { pending: draft };
  const { title, time } = draft;
  if (!title) {
    return {
      text: `${heard(draft, turn)}¿Qué quieres que te recuerde?`,
      choices: ['Nada'],
      remember,
    };
  }
  if (!time) return { text: missingHour(draft), choices: ['Nada'], remember };
  if (!draft.isTimeSure) return { ...whichHalf(draft, time), remember };
  if (!draft.date)
    return {
      text: `«${title}», ${draft.period ?? atTime(Temporal.PlainTime.from(time))}. ¿Qué día?`,
      choices: ['Nada'],
      remember,
    };
  if (isOver(draft, turn)) {
    const { date: _past, time: _over, ...left } = draft;
    return {
      text: `Eso ya ha pasado. ¿Para cuándo quieres «${title}»?`,
      choices: ['Nada'],
      remember: { pending: left },
    };
  }
  return { text: `${draftWords(draft, turn)} ¿Lo apunto?`, choices: [YES, NO], remember };
}

/** What of day and hour is known before she has named the thing. */
function heard(draft: Draft, turn: Turn): string {
  const { time, date, isTimeSure } = draft;
  if (!time) return '';
  const at = atTime(Temporal.PlainTime.from(time));
  if (!isTimeSure || !date) return `${capital(at)}. `;
  return `${capital(whenWords(draft, Temporal.PlainDate.from(date), turn))}. `;
}

function missingHour({ title, date, recurrency, part, meal, period, everyHours }: Draft): string {
  if (everyHours) return `«${title}», cada ${everyHours} horas. ¿A qué hora la primera?`;
  const isDayKnown = date !== undefined || recurrency !== 'none';
  if (period && !isDayKnown) return `«${title}», ${period}. ¿Qué día y a qué hora?`;
  if (meal) return `«${title}», ${meal.replace('despues', 'después')}. ¿A qué hora?`;
  const hour = part ? `a qué hora ${PARTS[part]}` : 'a qué hora';
  return `«${title}». ${isDayKnown || part ? capital(`¿${hour}?`) : `¿Qué día y ${hour}?`}`.replace(
    '. ¿a',
    '. ¿A',
  );
}

function whichHalf({ title }: Draft, time: string): Pick<Reply, 'text' | 'choices'> {
  const at = Temporal.PlainTime.from(time);
  const hour = atTime(at);
  const evening = eveningOf(at);
  return {
    text: `«${title}». ¿${capital(hour)} de la mañana o ${evening}?`,
    choices: [`${capital(hour)} de la mañana`, `${capital(hour)} ${evening}`],
  };
}
