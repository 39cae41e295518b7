import { type DayNumber, dayText } from './day-number.ts';
import { answerTo, type Happening, happeningsBetween, isOpen, soonestFirst } from './happenings.ts';
import type { Span } from './joined.repo.ts';
import type { Known, Moment } from './known.ts';
import { leftFrom } from './occurrences.ts';
import { epochAt } from './wall-clock.ts';

export const spanOf = (from: DayNumber, end: DayNumber): Span => ({
  from: dayText(from),
  end: dayText(end),
});

/** What is asked of the database for it: the day before too, of which something may still be in sight. */
export const inSightSpan = ({ today }: Moment, days: number): Span => ({
  ...spanOf(today - 1, today + days),
  overdue: true,
});

/**
 * What a person has before her of some days from today on, soonest first. What is overdue and was answered today stays,
 * to be taken back. Whoever tells of her day tells of these, and counts the same.
 */
export function inSight(
  all: readonly Known[],
  days: number,
  moment: Moment,
  most?: number,
): Happening[] {
  const { today } = moment;
  const due = happeningsBetween(all, today, today + days, moment, most);
  const left = all.flatMap((it) => leftFrom(it, today, moment)).filter(isOfTodayIn(moment));
  return [...left, ...due].sort(soonestFirst);
}

/** Of a day before: still to be done, or answered today. */
function isOfTodayIn({ today, timeZone }: Moment): (it: Happening) => boolean {
  const [start, end] = [epochAt(today, '00:00', timeZone), epochAt(today + 1, '00:00', timeZone)];
  return (it) => {
    const answer = answerTo(it);
    if (isOpen(it) || !answer) return true;
    const answeredAt = Date.parse(answer.changed_at);
    return answeredAt >= start && answeredAt < end;
  };
}
