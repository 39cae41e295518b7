import type { Recurrency } from '@encina/contract/reminders';

/** When a reminder comes: its first local date and time, how it recurs, and whose clock counts. */
export interface Rule {
  /** Local wall time of the first occurrence, `2026-11-20T18:00`. */
  readonly startsAt: string;
  readonly recurrency: Recurrency;
  /** IANA name, `Europe/Madrid`. */
  readonly timeZone: string;
}

/** Local wall time of one occurrence, `2026-11-20T18:00`. It names the occurrence for good. */
export type Occurrence = string;

const PERIODS = { daily: { days: 1 }, weekly: { weeks: 1 }, monthly: { months: 1 } } as const;

/** The occurrence on a local day, if the rule has one there. */
export function occurrenceOn(rule: Rule, day: Temporal.PlainDate): Occurrence | undefined {
  const start = Temporal.PlainDateTime.from(rule.startsAt);
  const first = start.toPlainDate();
  if (Temporal.PlainDate.compare(day, first) < 0 || !fallsOn(rule.recurrency, first, day)) {
    return undefined;
  }
  return wallTime(day, start);
}

function fallsOn(
  recurrency: Recurrency,
  first: Temporal.PlainDate,
  day: Temporal.PlainDate,
): boolean {
  if (recurrency === 'daily') return true;
  if (recurrency === 'weekly') return day.dayOfWeek === first.dayOfWeek;
  // The 31st of a short month is its last day.
  if (recurrency === 'monthly') return day.day === Math.min(first.day, day.daysInMonth);
  return day.equals(first);
}

/** The first occurrence on `day` or later; undefined when there is none any more. */
export function nextOccurrence(rule: Rule, day: Temporal.PlainDate): Occurrence | undefined {
  const start = Temporal.PlainDateTime.from(rule.startsAt);
  const first = start.toPlainDate();
  if (Temporal.PlainDate.compare(day, first) <= 0) return rule.startsAt;
  if (rule.recurrency === 'none') return undefined;
  const [unit, length] = Object.entries(PERIODS[rule.recurrency])[0] as ['days', number];
  const passed = Math.floor(day.since(first, { largestUnit: unit })[unit] / length);
  // Counted from the first day, never from the one before: 31 January and a month is 28 February,
  // and a month more is 31 March again.
  for (const steps of [passed, passed + 1]) {
    const candidate = first.add({ [unit]: steps * length });
    if (Temporal.PlainDate.compare(candidate, day) >= 0) return wallTime(candidate, start);
  }
  return undefined;
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

const wallTime = (day: Temporal.PlainDate, start: Temporal.PlainDateTime): Occurrence =>
  day.toPlainDateTime(start.toPlainTime()).toString({ smallestUnit: 'minute' });

/**
 * The occurrence that matters on `today`: today's, else an overdue one-off, else the next; a one-off that
 * is over stays itself. A one-off of the past is therefore always its own.
 */
export function currentOccurrence(rule: Rule, today: Temporal.PlainDate): Occurrence {
  return nextOccurrence(rule, today) ?? rule.startsAt;
}
