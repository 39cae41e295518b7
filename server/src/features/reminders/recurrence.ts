import { courseOf, happenOn, makes, nextDay, type Occurrence, type Rule } from './course.ts';
import { dayOf } from './day-number.ts';
import { epochOf } from './wall-clock.ts';

type Day = Temporal.PlainDate;

/** The occurrences on a local day, earliest first. */
export const occurrencesOn = (rule: Rule, day: Day): Occurrence[] =>
  happenOn(courseOf(rule), dayOf(day));

/** Whether the rule makes this occurrence. Any text may be asked about. */
export const isOccurrence = (rule: Rule, occurrence: string): boolean =>
  makes(courseOf(rule), occurrence);

/** Every occurrence from `from` on and before `end`, earliest first. */
export function occurrencesBetween(rule: Rule, from: Day, end: Day): Occurrence[] {
  const course = courseOf(rule);
  const last = dayOf(end);
  const found: Occurrence[] = [];
  let day = nextDay(course, dayOf(from), last);
  while (day !== undefined) {
    found.push(...happenOn(course, day));
    day = nextDay(course, day + 1, last);
  }
  return found;
}

/** The first occurrence on `day` or later; undefined when there is none any more. */
export function nextOccurrence(rule: Rule, day: Day): Occurrence | undefined {
  const course = courseOf(rule);
  const next = nextDay(course, dayOf(day));
  return next === undefined ? undefined : happenOn(course, next)[0];
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
export const instantOf = (occurrence: Occurrence, timeZone: string): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(epochOf(occurrence, timeZone));
