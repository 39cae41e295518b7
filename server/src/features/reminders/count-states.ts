import { countBetween, makes } from './course.ts';
import { type DayNumber, dayNumber } from './day-number.ts';
import type { Known } from './known.ts';

/** How many of each state there are from one local day on and before another; none of them is made. */
export function countStates(all: readonly Known[], from: DayNumber, end: DayNumber) {
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
