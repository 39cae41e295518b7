import type { Recurrency } from '@encina/contract/reminders';

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

type Day = Temporal.PlainDate;

const DAYS_OF_A_WEEK = 7;

/** The occurrences on a local day, earliest first. */
export function occurrencesOn(rule: Rule, day: Day): Occurrence[] {
  return fallsOn(rule, day) ? timesOf(rule, day) : [];
}

/** Whether the rule makes this occurrence. Any text may be asked about. */
export function isOccurrence(rule: Rule, occurrence: string): boolean {
  const day = dayOf(occurrence);
  return day !== undefined && occurrencesOn(rule, day).includes(occurrence);
}

/** Every occurrence from `from` on and before `end`, earliest first. */
export function occurrencesBetween(rule: Rule, from: Day, end: Day): Occurrence[] {
  const found: Occurrence[] = [];
  let day = nextDay(rule, from);
  while (day && isBefore(day, end)) {
    found.push(...timesOf(rule, day));
    day = nextDay(rule, day.add({ days: 1 }));
  }
  return found;
}

/** The first occurrence on `day` or later; undefined when there is none any more. */
export function nextOccurrence(rule: Rule, day: Day): Occurrence | undefined {
  const next = nextDay(rule, day);
  return next && timesOf(rule, next)[0];
}

/** The first occurrence after a wall time, `2026-11-20T18:00`. */
export function nextAfter(rule: Rule, wall: string): Occurrence | undefined {
  const today = Temporal.PlainDate.from(wall.slice(0, 10));
  const later = occurrencesOn(rule, today).find((occurrence) => occurrence > wall);
  return later ?? nextOccurrence(rule, today.add({ days: 1 }));
}

/**
 * Instant of an occurrence. An hour that a clock change leaves out moves forward, one that comes twice
 * counts the first time.
 */
export function instantOf(occurrence: Occurrence, timeZone: string): Temporal.Instant {
  return Temporal.PlainDateTime.from(occurrence)
    .toZonedDateTime(timeZone, { disambiguation: 'compatible' })
    .toInstant();
}

/** The first local day on `day` or later with an occurrence. */
function nextDay(rule: Rule, day: Day): Day | undefined {
  const first = firstDay(rule);
  const from = isBefore(day, first) ? first : day;
  const next = {
    none: () => (from.equals(first) ? first : undefined),
    daily: () => from,
    weekly: () => nextWeekday(rule, first, from),
    monthly: () => nextOfMonth(first, from),
  }[rule.recurrency]();
  return next && rule.until !== null && next.toString() > rule.until ? undefined : next;
}

function nextWeekday(rule: Rule, first: Day, from: Day): Day | undefined {
  const wanted = rule.weekdays.length > 0 ? rule.weekdays : [first.dayOfWeek];
  const steps = wanted.map(
    (weekday) => (weekday - from.dayOfWeek + DAYS_OF_A_WEEK) % DAYS_OF_A_WEEK,
  );
  return from.add({ days: Math.min(...steps) });
}

/** The 31st of a short month is its last day. */
function nextOfMonth(first: Day, from: Day): Day {
  const inMonth = (month: Day) => month.with({ day: Math.min(first.day, month.daysInMonth) });
  const thisMonth = inMonth(from);
  return isBefore(thisMonth, from) ? inMonth(from.with({ day: 1 }).add({ months: 1 })) : thisMonth;
}

const fallsOn = (rule: Rule, day: Day): boolean => nextDay(rule, day)?.equals(day) ?? false;

function timesOf(rule: Rule, day: Day): Occurrence[] {
  const date = day.toString();
  const times = rule.times.length > 0 ? rule.times : [rule.startsAt.slice(11)];
  return times
    .map((time) => `${date}T${time}`)
    .filter((occurrence) => occurrence >= rule.startsAt)
    .sort();
}

const firstDay = ({ startsAt }: Rule): Day => Temporal.PlainDate.from(startsAt.slice(0, 10));
const isBefore = (one: Day, other: Day): boolean => Temporal.PlainDate.compare(one, other) < 0;

/** Undefined for a day that the calendar does not have. */
function dayOf(occurrence: string): Day | undefined {
  try {
    return Temporal.PlainDateTime.from(occurrence, { overflow: 'reject' }).toPlainDate();
  } catch {
    return undefined;
  }
}
