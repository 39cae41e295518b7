import type { Recurrency } from '@encina/contract/reminders';
import { type DayNumber, dayNumber, dayText, isDayOfMonth, weekdayOf } from './day-number.ts';

/** When a reminder comes. All of it is wall time: whose clock counts is asked only where an instant is wanted. */
export interface Rule {
  /** Local wall time of the first occurrence, `2026-11-20T18:00`. */
  readonly startsAt: string;
  readonly recurrency: Recurrency;
  /** ISO days of the week, 1 is Monday; of a weekly rule. Empty: the day of the start. */
  readonly weekdays: readonly number[];
  /** Wall times of its days, `08:00`. Empty: that of the start. On the first day none comes before the start. */
  readonly times: readonly string[];
  /** Last local day, `2026-12-31`; null where it goes on for ever. */
  readonly until: string | null;
}

/** Local wall time of one occurrence, `2026-11-20T18:00`. It names the occurrence for good. */
export type Occurrence = string;

/** A rule that was read once: what it makes is worked out on numbers and text. */
export interface Course {
  readonly first: DayNumber;
  /** Infinity where it goes on for ever. */
  readonly last: DayNumber;
  /** Wall times of each of its days, earliest first, and those of its first day. */
  readonly times: readonly string[];
  readonly firstTimes: readonly string[];
  readonly comesEachDay: boolean;
  /** Asked of days from `first` to `last` alone. */
  readonly isOneOfItsDays: (day: DayNumber) => boolean;
}

export function courseOf(rule: Rule): Course {
  const { startsAt, recurrency, until } = rule;
  const first = numberOf(startsAt.slice(0, 10));
  const start = startsAt.slice(11);
  const times = rule.times.length > 0 ? rule.times.toSorted() : [start];
  const comesAgain = recurrency !== 'none';
  return {
    first,
    last: Math.min(comesAgain ? Infinity : first, until === null ? Infinity : numberOf(until)),
    times,
    firstTimes: times.filter((time) => time >= start),
    comesEachDay: recurrency === 'daily',
    isOneOfItsDays: daysOf(rule, first),
  };
}

export const fallsOn = (course: Course, day: DayNumber): boolean =>
  day >= course.first && day <= course.last && course.isOneOfItsDays(day);

/** Wall times of a day of which it is known that it falls on it. */
export const timesOn = (course: Course, day: DayNumber): readonly string[] =>
  day === course.first ? course.firstTimes : course.times;

/** The occurrences on a local day, earliest first. */
export const happenOn = (course: Course, day: DayNumber): Occurrence[] =>
  fallsOn(course, day) ? timesOn(course, day).map((time) => `${dayText(day)}T${time}`) : [];

/** Whatever comes again does so within a month. */
const LONGEST_PAUSE = 31;

/** The first local day on `from` or later, and before `end`, with an occurrence. */
export function nextDay(course: Course, from: DayNumber, end = Infinity): DayNumber | undefined {
  const start = Math.max(from, course.first);
  const last = Math.min(course.last, end - 1, start + LONGEST_PAUSE);
  for (let day = start; day <= last; day += 1) {
    if (course.isOneOfItsDays(day)) return day;
  }
  return undefined;
}

/** How many occurrences there are from one day on and before another, none of which is made. */
export function countBetween(course: Course, from: DayNumber, end: DayNumber): number {
  const first = Math.max(from, course.first);
  const last = Math.min(course.last, end - 1);
  if (last < first) return 0;
  if (course.comesEachDay) {
    return timesOn(course, first).length + (last - first) * course.times.length;
  }
  let count = 0;
  for (let day = first; day <= last; day += 1) {
    if (course.isOneOfItsDays(day)) count += timesOn(course, day).length;
  }
  return count;
}

/** Whether it makes this occurrence. Any text may be asked about. */
export function makes(course: Course, occurrence: string): boolean {
  const day = dayNumber(occurrence.slice(0, 10));
  if (day === undefined || occurrence[10] !== 'T' || !fallsOn(course, day)) return false;
  return timesOn(course, day).includes(occurrence.slice(11));
}

function daysOf({ recurrency, weekdays }: Rule, first: DayNumber): Course['isOneOfItsDays'] {
  if (recurrency === 'weekly') {
    const wanted = new Set(weekdays.length > 0 ? weekdays : [weekdayOf(first)]);
    return (day) => wanted.has(weekdayOf(day));
  }
  if (recurrency === 'monthly') {
    const date = Number(dayText(first).slice(-2));
    return (day) => isDayOfMonth(day, date);
  }
  return () => true;
}

function numberOf(text: string): DayNumber {
  const day = dayNumber(text);
  if (day === undefined) throw new RangeError(`no day: ${text}`);
  return day;
}
