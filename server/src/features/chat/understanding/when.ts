import type { Recurrency } from '@encina/contract/reminders';
import { es } from 'chrono-node';
import { clockTimes, dayParts, NUMBER, numberOf, type Part } from './clock-words.ts';
import { fold, type Span } from './fold.ts';
import { repetitionIn } from './repetition.ts';

/** What a sentence says of days and hours. */
export interface When {
  readonly date?: Temporal.PlainDate;
  readonly time?: Temporal.PlainTime;
  /** False where the other half of the day may be meant: "a las ocho". */
  readonly isTimeSure?: boolean;
  /** Of the day, where no hour is named. */
  readonly part?: Part;
  readonly recurrency: Recurrency;
  readonly weekdays: readonly number[];
  /** "Una hora", of "retrásalo una hora", in minutes. */
  readonly minutes?: number;
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
    return { date, time, recurrency: 'none', weekdays: [], spans };
  }
  const length = durationIn(left);
  if (length) take(length.span);
  const times = clockTimes(left);
  for (const it of times) take(it);
  const repetition = repetitionIn(left);
  for (const it of repetition.spans) take(it);
  const parts = dayParts(left);
  const isToday = parts.some(({ start }) => left.slice(start).startsWith('esta'));
  for (const it of parts) take(it);
  const day =
    dateIn(left, now) ?? (isToday ? { date: now.toPlainDate(), span: undefined } : undefined);
  if (day?.span) take(day.span);
  // "De las diez a las once" means the last, "a las once en vez de a las diez" the first.
  const clock = times.at(/\ben (?:vez|lugar) de\b/.test(folded) ? 0 : -1);
  const part = parts[0]?.part;
  return {
    ...(day ? { date: day.date } : {}),
    ...(clock
      ? { time: meant(clock, part, day?.date, now), isTimeSure: clock.isSure || part !== undefined }
      : {}),
    ...(part ? { part } : {}),
    ...(length ? { minutes: length.minutes } : {}),
    recurrency: repetition.recurrency,
    weekdays: repetition.weekdays,
    spans,
  };
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

const LENGTH = `(?:(media hora)|(${NUMBER}) (minutos?|horas?)(?: y (media))?)`;
const IN_A_WHILE = new RegExp(`\\b(?:dentro de|en) ${LENGTH}\\b`, 'u');
const DURATION = new RegExp(`\\b${LENGTH}\\b`, 'u');

function minutesOf([, half, count = '0', unit = '', more]: RegExpExecArray): number {
  if (half) return 30;
  return numberOf(count) * (unit.startsWith('hora') ? 60 : 1) + (more ? 30 : 0);
}

const spanOf = (match: RegExpExecArray): Span => ({
  start: match.index,
  end: match.index + match[0].length,
});

function inAWhile(folded: string, now: Temporal.PlainDateTime) {
  const match = IN_A_WHILE.exec(folded);
  if (!match) return undefined;
  const then = now.add({ minutes: minutesOf(match) });
  const time = then.toPlainTime().round('minute');
  return { date: then.toPlainDate(), time, span: spanOf(match) };
}

function durationIn(folded: string) {
  const match = DURATION.exec(folded);
  return match ? { minutes: minutesOf(match), span: spanOf(match) } : undefined;
}

/** What the library does not know, in days from today. */
const OWN_DAYS: readonly (readonly [RegExp, (today: Temporal.PlainDate) => Temporal.PlainDate])[] =
  [
    [/\b(?:para |de )?pasado (?:mañana|manana)\b/u, (today) => today.add({ days: 2 })],
    [/\b(?:antes de ayer|anteayer|antier)\b/u, (today) => today.subtract({ days: 2 })],
    [/\banoche\b/u, (today) => today.subtract({ days: 1 })],
    [/\b(?:para |a )?la semana que viene\b/u, (today) => today.add({ days: 8 - today.dayOfWeek })],
    [/\b(?:para |a )?la proxima semana\b/u, (today) => today.add({ days: 8 - today.dayOfWeek })],
    [/\bel mes que viene\b/u, (today) => today.add({ months: 1 }).with({ day: 1 })],
  ];
const DAY_OF_MONTH = /\b(?:el|al|del|para el|dia) (?:dia )?(\d{1,2})(?! de )(?![\p{L}\d/:])/u;

function dateIn(folded: string, now: Temporal.PlainDateTime) {
  const today = now.toPlainDate();
  for (const [pattern, day] of OWN_DAYS) {
    const match = pattern.exec(folded);
    if (match) return { date: day(today), span: spanOf(match) };
  }
  const read = readDate(folded, now);
  if (read) return read;
  const match = DAY_OF_MONTH.exec(folded);
  const number = Number(match?.[1]);
  if (!match || number < 1 || number > 31) return undefined;
  const month = number < today.day ? today.add({ months: 1 }) : today;
  return { date: month.with({ day: number }), span: spanOf(match) };
}

function readDate(folded: string, now: Temporal.PlainDateTime) {
  const reference = {
    instant: new Date(now.toZonedDateTime('UTC').epochMilliseconds),
    timezone: 0,
  };
  const [found] = es.casual.parse(folded, reference, { forwardDate: true });
  const [year, month, day] = [
    found?.start.get('year'),
    found?.start.get('month'),
    found?.start.get('day'),
  ];
  if (!found || !year || !month || !day) return undefined;
  const isADay = ['day', 'weekday'].some((part) => found.start.isCertain(part as 'day'));
  if (!isADay) return undefined;
  // Its article goes with it, or the rest would end in "el".
  const article = /(?:\b(?:para|de|a|en) )?\b(?:el|al|del|este|para|de)? ?$/u.exec(
    folded.slice(0, found.index),
  );
  const start = found.index - (article?.[0].length ?? 0);
  const after = /^ (?:que viene|proximo)\b/u.exec(folded.slice(found.index + found.text.length));
  const end = found.index + found.text.length + (after?.[0].length ?? 0);
  return { date: Temporal.PlainDate.from({ year, month, day }), span: { start, end } };
}
