import { type Happening, isOpen } from './happenings.ts';
import type { Moment } from './known.ts';
import { STAYS } from './occurrences.ts';
import { dueOf, MISSED_AFTER } from './reminder-view.ts';
import { epochAt } from './wall-clock.ts';

/**
 * Until when these are what is to be said of a day, unless somebody writes: midnight, or before it the moment at which
 * one of them rings, is missed or goes out of sight. In ms since 1970.
 */
export function holdsUntil(said: readonly Happening[], moment: Moment): number {
  let until = epochAt(moment.today + 1, '00:00', moment.timeZone);
  for (const it of said) {
    if (!isOpen(it)) continue;
    const due = dueOf(it, moment);
    // One that was asked to come again is missed at last, and then counts from its own hour.
    for (const change of [due, due + MISSED_AFTER + 1, due + STAYS, it.at + STAYS]) {
      if (change > moment.now && change < until) until = change;
    }
  }
  return until;
}
