import { type Course, countBetween, courseOf, makes } from './course.ts';
import { type DayNumber, dayNumber } from './day-number.ts';
import type { Answer } from './known.ts';
import type { StateRow } from './reminder-rows.read.ts';
import { ruleOf } from './rule.ts';

/** A reminder as far as its occurrences are counted. */
interface Counted {
  readonly course: Course;
  readonly answers: ReadonlyMap<string, Pick<Answer, 'state'>>;
}

/** How many of each state there are from one local day on and before another; none of them is made. */
export function countStates(all: Iterable<Counted>, from: DayNumber, end: DayNumber) {
  const counts = { completed: 0, pending: 0, skipped: 0 };
  for (const { course, answers } of all) {
    counts.pending += countBetween(course, from, end);
    for (const [occurrence, { state }] of answers) {
      if (state !== 'done' && state !== 'skipped') continue;
      const day = dayNumber(occurrence.slice(0, 10));
      // What the rule makes no more was answered, and is not asked for.
      if (day === undefined || day < from || day >= end || !makes(course, occurrence)) continue;
      counts.pending -= 1;
      counts[state === 'done' ? 'completed' : 'skipped'] += 1;
    }
  }
  return counts;
}

/** One entry a reminder of rows that hold one state each. */
export function countedOf(rows: readonly StateRow[]): Iterable<Counted> {
  const counted = new Map<
    string,
    { course: Course; answers: Map<string, Pick<Answer, 'state'>> }
  >();
  for (const row of rows) {
    let entry = counted.get(row.id);
    if (!entry) {
      entry = { course: courseOf(ruleOf(row)), answers: new Map() };
      counted.set(row.id, entry);
    }
    const { occurrence, state } = row;
    if (occurrence && state) entry.answers.set(occurrence, { state });
  }
  return counted.values();
}
