import { fallsOn, timesOn } from './course.ts';
import { type DayNumber, dayText } from './day-number.ts';
import { type Answer, isAnswered, type Known, type Moment } from './known.ts';
import { epochAt, epochOf } from './wall-clock.ts';

/** One occurrence of a reminder, of which nothing is made yet. */
export interface Happening {
  readonly of: Known;
  readonly occurrence: string;
  /** In ms since 1970. */
  readonly at: number;
}

export const happeningAt = (of: Known, occurrence: string, { timeZone }: Moment): Happening => ({
  of,
  occurrence,
  at: epochOf(occurrence, timeZone),
});

/** The occurrences on one local day. */
export function happeningsOn(of: Known, day: DayNumber, { timeZone }: Moment): Happening[] {
  if (!fallsOn(of.course, day)) return [];
  return timesOn(of.course, day).map((time) => ({
    of,
    occurrence: `${dayText(day)}T${time}`,
    at: epochAt(day, time, timeZone),
  }));
}

/** Every occurrence from one local day on and before another, of all of them; no day more than `most` need. */
export function happeningsBetween(
  all: readonly Known[],
  from: DayNumber,
  end: DayNumber,
  moment: Moment,
  most = Infinity,
): Happening[] {
  const found: Happening[] = [];
  for (let day = from; day < end && found.length < most; day += 1) {
    for (const of of all) found.push(...happeningsOn(of, day, moment));
  }
  return found;
}

/** Whether it came after its reminder got the rule that it has. */
export const isOfThisForm = ({ at, of }: Happening): boolean =>
  of.row.rule_since === '' || at >= Date.parse(of.row.rule_since);

/** Most reminders have no answer yet, and to look one up takes longer than to see that. */
export const answerTo = ({ of, occurrence }: Happening): Answer | undefined =>
  of.answers.size === 0 ? undefined : of.answers.get(occurrence);

/** Still to be done: not done, and not left out on purpose. */
export const isOpen = (it: Happening): boolean => !isAnswered(answerTo(it));

export const soonestFirst = (a: Happening, b: Happening): number => a.at - b.at;
