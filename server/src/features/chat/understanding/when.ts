import type { Recurrency } from '@encina/contract/reminders';
import type { Part } from './clock-words.ts';
import { dayParts, MEAL, roundIt } from './day-parts.ts';
import { dateIn, dayOfNextWeek } from './days.ts';
import { type Denied, deniedIn } from './denied.ts';
import { namedDay } from './feast-days.ts';
import { fold, type Span, spanOf } from './fold.ts';
import { hoursIn } from './hour-ranges.ts';
import { inLines } from './in-lines.ts';
import { daysMoved, durationIn, inAWhile } from './lengths.ts';
import { inItsWeek, type Period, periodIn } from './periods.ts';
import { repetitionIn } from './repetition.ts';

/** What a sentence says of days and hours. */
export interface When {
  readonly date?: Temporal.PlainDate;
  /** Several days: "esta semana". Names no day. */
  readonly period?: Period;
  readonly time?: Temporal.PlainTime;
  /** False where the other half of the day may be meant: "a las ocho". */
  readonly isTimeSure?: boolean;
  /** Of the day, where no hour is named. */
  readonly part?: Part;
  readonly recurrency: Recurrency;
  readonly weekdays: readonly number[];
  /** "Cada ocho horas". */
  readonly everyHours?: number;
  /** "Después de comer": an hour that only she knows. */
  readonly meal?: string;
  /** "Una hora", of "retrásalo una hora", in minutes. */
  readonly minutes?: number;
  /** It is counted from now: "dentro de media hora". */
  readonly isFromNow?: boolean;
  /** "Una hora antes", in minutes from what stands. */
  readonly shift?: number;
  /** An hour or a day that she named only to refuse it: "a las cuatro no". */
  readonly denied?: Denied['what'];
  /** Hours of one day, where she named several: "a las dos y a las diez". */
  readonly times?: readonly Temporal.PlainTime[];
  /** Where it is said. */
  readonly spans: readonly Span[];
}

/**
 * Reads days, hours and repetitions out of a sentence.
 * @param now wall time of the person's town
 */
export function whenIn(text: string, now: Temporal.PlainDateTime): When {
  const folded = fold(text);
  const spans: Span[] = [];
  let left = folded;
  const take = (span: Span) => {
    spans.push(span);
    left = `${left.slice(0, span.start)}${'#'.repeat(span.end - span.start)}${left.slice(span.end)}`;
  };
  const soon = inAWhile(left, now);
  if (soon) {
    take(soon.span);
    const { date, time } = soon;
    const moment = { date, time, isTimeSure: true, isFromNow: true } as const;
    return { ...moment, recurrency: 'none', weekdays: [], spans };
  }
  const named = namedDay(left, now.toPlainDate());
  if (named) take(named.span);
  const first = deniedIn(left);
  for (let denied = first; denied; denied = deniedIn(left)) take(denied);
  const repetition = repetitionIn(left);
  for (const it of repetition.spans) take(it);
  const days = daysMoved(left);
  if (days) take(days.span);
  const length = durationIn(left);
  if (length) take(length.span);
  const times = hoursIn(left);
  for (const it of times) take(it);
  const meal = MEAL.exec(left);
  if (meal && times.length === 0) take(spanOf(meal));
  const ofNextWeek = named ?? dayOfNextWeek(left, now.toPlainDate());
  if (ofNextWeek && !named) take(ofNextWeek.span);
  const period = periodIn(left, now.toPlainDate());
  if (period) take(period.span);
  const parts = dayParts(left);
  const isToday = parts.some(({ start }) => left.slice(start).startsWith('esta'));
  for (const it of parts) take(it);
  const day =
    ofNextWeek ??
    dateIn(afterTurn(left), now) ??
    dateIn(left, now) ??
    (isToday ? { date: now.toPlainDate(), span: undefined } : undefined);
  if (day?.span && day !== ofNextWeek) take(day.span);
  // "De las diez a las once" means the last; why it is then names other hours.
  const why = whyIn(folded);
  const clock = times.findLast(({ start }) => start < why) ?? times.at(-1);
  const around = clock ? roundIt(left) : undefined;
  if (around) take(around.span);
  const part = parts[0]?.part ?? around?.part;
  return {
    ...(day ? { date: inItsWeek(day.date, period, folded) } : {}),
    ...(period && !day ? { period } : {}),
    ...(meal ? { meal: meal[0] } : {}),
    ...(repetition.everyHours ? { everyHours: repetition.everyHours } : {}),
    ...(clock
      ? { time: meant(clock, part, day?.date, now), isTimeSure: clock.isSure || part !== undefined }
      : {}),
    ...(part ? { part } : {}),
    ...(length ? { minutes: length.minutes } : {}),
    ...(length && !clock ? shiftIn(folded, length.minutes) : {}),
    ...(days && !clock && !day ? shiftIn(folded, days.minutes) : {}),
    ...(first ? { denied: first.what } : {}),
    ...severalOf(times, folded),
    recurrency: repetition.recurrency,
    weekdays: repetition.weekdays,
    spans,
  };
}

const NAMED_DAY =
  '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|mañana|manana|pasado)';
const TO_A_DAY = `(?:al?|para(?: el)?|pa(?: el)?|hasta el) ${NAMED_DAY}\\b`;
const MOVE =
  '(?:pasa|mueve|cambia|aplaza|retrasa|adelanta|pasar|mover|cambiar|aplazar|retrasar|adelantar)(?:me)?';
const TURNS = new RegExp(
  [
    '\\b(?:mejor|(?:pon|cambia|pasa|mueve|adelanta|retrasa|deja)(?:me)?l[oa]|que sea|sino)\\b',
    `\\b${MOVE}(?:l[oa]s?)? (?=(?:(?:el|la|los|las|lo del?) (?:\\p{L}+ ){1,3}?)?${TO_A_DAY})`,
    // "Pasa la peluquería del viernes al lunes".
    `(?<=^(?:\\S+ ){0,3}${MOVE} .{1,40}\\b${NAMED_DAY}) (?=${TO_A_DAY})`,
    // "Lo del martes me lo han pasado al miércoles".
    `\\b(?:pasado|cambiado|movido|retrasado|adelantado|aplazado) (?=${TO_A_DAY})`,
    '\\by(?= (?:el|este|pasado|mañana|hoy)[^,.]{0,20} que (?:tengo|hay|me toca|toca)\\b)',
  ].join('|'),
  'gu',
);

/** "El viernes es fiesta, ponlo el jueves": what comes after that counts, and all before it is hidden. */
function afterTurn(folded: string): string {
  const end = [...folded.matchAll(TURNS)].at(-1)?.index ?? 0;
  return `${'#'.repeat(end)}${folded.slice(end)}`;
}

const WHY = new RegExp(
  inLines`[,;.] (?:que|porque|pues)(?= (?:(?:
    yo|ya|a|antes|luego|mi|el|la|desde|hasta|para|hay|tengo|estoy
  ) )(?!.*\b(?:mejor|bien|es|son|era|sea|digo|pon\p{L}*|cambi\p{L}*|quiero|puedo)\b).*)`,
  'u',
);

/** Where she begins to say why: "pon a las diez, que desde las siete estoy levantada". */
const whyIn = (folded: string): number => WHY.exec(folded)?.index ?? folded.length;

const BETWEEN = /^(?: todos los dias| cada dia)?,? (?:y )?$/u;

/** Hours that stand in a row, each of them sure: no one of them takes the place of another. */
function severalOf(times: readonly (Clock & Span)[], folded: string): Pick<When, 'times'> {
  const inARow = times.every(
    (it, i) => i === 0 || BETWEEN.test(folded.slice(times[i - 1]?.end, it.start)),
  );
  const half = times.at(-1);
  if (times.length < 2 || !inARow || !half?.isSure) return {};
  // "A las seis y a las ocho de la tarde" are both of the evening.
  const hours = times.map(({ hour, isSure }) =>
    isSure || hour + 12 > half.hour ? hour : hour + 12,
  );
  if (times.some(({ isSure }, i) => !isSure && (hours[i] ?? 0) < 12)) return {};
  return {
    times: times.map(({ minute }, i) => Temporal.PlainTime.from({ hour: hours[i] ?? 0, minute })),
  };
}

const EARLIER = /\b(?:antes|menos|adelant\w+|mas (?:temprano|pronto))\b/;
const LATER = /\b(?:despues|mas|retras\w+|atras\w+|aplaz\w+)\b/;

function shiftIn(folded: string, minutes: number): Pick<When, 'shift'> {
  if (EARLIER.test(folded)) return { shift: -minutes };
  return LATER.test(folded) ? { shift: minutes } : {};
}

interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly isSure: boolean;
}

/** "A las cinco" is in the afternoon; "a las nueve", said at ten, is in the evening. */
function meant(
  { hour, minute, isSure }: Clock,
  part: Part | undefined,
  date: Temporal.PlainDate | undefined,
  now: Temporal.PlainDateTime,
): Temporal.PlainTime {
  const time = Temporal.PlainTime.from({ hour, minute });
  if (isSure || hour >= 12 || part === 'manana' || part === 'madrugada') return time;
  const later = time.add({ hours: 12 });
  if (part === 'tarde' || part === 'noche' || hour < 7) return later;
  const isToday = date === undefined || date.equals(now.toPlainDate());
  const isOver = Temporal.PlainTime.compare(time, now.toPlainTime()) <= 0;
  const isToCome = Temporal.PlainTime.compare(later, now.toPlainTime()) > 0;
  return isToday && date !== undefined && isOver && isToCome ? later : time;
}
