import { nextDay } from './course.ts';
import { type DayNumber, dayText } from './day-number.ts';
import { type Happening, happeningAt, happeningsOn, isOfThisForm, isOpen } from './happenings.ts';
import type { Known, Moment } from './known.ts';
import { dueOf } from './reminder-view.ts';

/** So long after its hour what concerns her health stays in sight, through midnight, though it comes again, in ms. */
export const STAYS = 12 * 3_600_000;

/**
 * What is left of before a day: a one-off; of what comes again and concerns her health what was answered, and what was
 * not for some hours. What had not yet been asked for in its present form is left out.
 */
export function leftFrom(of: Known, day: DayNumber, moment: Moment): Happening[] {
  const { recurrency, starts_at, category } = of.row;
  if (recurrency === 'none') {
    return starts_at < dayText(day) ? [happeningAt(of, starts_at, moment)] : [];
  }
  if (category !== 'Medicación' && category !== 'Salud') return [];
  const since = moment.now - STAYS;
  return happeningsOn(of, day - 1, moment).filter(
    (it) => isOfThisForm(it) && (!isOpen(it) || dueOf(it, moment) > since),
  );
}

/**
 * The occurrence that matters now: the first of today that is still to be answered, else the last of today, else
 * the next; where none comes any more, the start, which of a one-off is the one it has.
 */
export function current(of: Known, moment: Moment): Happening {
  const ofToday = happeningsOn(of, moment.today, moment);
  const known = ofToday.find(isOpen) ?? ofToday.at(-1);
  if (known) return known;
  const next = nextDay(of.course, moment.today);
  const first = next === undefined ? undefined : happeningsOn(of, next, moment)[0];
  return first ?? happeningAt(of, of.row.starts_at, moment);
}
