import { makes, nextDay } from './course.ts';
import { type Happening, happeningsOn, isOfThisForm, soonestFirst } from './happenings.ts';
import { type Answer, type Known, type Moment, momentAt } from './known.ts';
import { epochOf } from './wall-clock.ts';

/** The days about an instant on whose wall clocks it may lie: a clock change moves an hour by less than a day. */
const ABOUT = 1;

/** When a reminder makes itself heard the first time after an instant: by its rule, or because it was asked to come again. */
export function nextRing(
  of: Known,
  timeZone: string,
  after: Temporal.Instant,
): Temporal.Instant | undefined {
  const moment = momentAt(after, timeZone);
  return soonest([nextByRule(of, moment)?.at, nextAgain(of, moment)]);
}

/**
 * The same ring after the clocks of its town were set to another time zone: what has rung before does not come again,
 * and what has not rung yet still does, at an hour that may be over by now.
 * @param dueAt when it would have rung by the clocks of before
 */
export function movedRing(
  of: Known,
  { from, to }: { readonly from: string; readonly to: string },
  dueAt: Temporal.Instant,
): Temporal.Instant | undefined {
  const moment = momentAt(dueAt.subtract({ milliseconds: 1 }), from);
  const own = nextByRule(of, moment);
  return soonest([own && epochOf(own.occurrence, to), nextAgain(of, moment)]);
}

function soonest(of: readonly (number | undefined)[]): Temporal.Instant | undefined {
  const found = of.filter((at) => at !== undefined);
  return found.length > 0 ? Temporal.Instant.fromEpochMilliseconds(Math.min(...found)) : undefined;
}

/** The occurrences that ring at this very instant: still to be done, and not asked to come at another one. */
export function ringsAt(of: Known, timeZone: string, at: Temporal.Instant): string[] {
  const moment = momentAt(at, timeZone);
  const own = happeningsAbout(of, moment)
    .filter((it) => it.at === moment.now && isAwaited(of.answers.get(it.occurrence)))
    .map(({ occurrence }) => occurrence);
  const again = [...of.answers].flatMap(([occurrence, answer]) =>
    againAt(answer) === moment.now && makes(of.course, occurrence) ? [occurrence] : [],
  );
  return [...own, ...again].toSorted();
}

const isAwaited = (answer: Answer | undefined) => !answer || answer.state === 'pending';

const againAt = ({ state, postponed_until }: Answer): number | undefined =>
  state === 'postponed' && postponed_until ? Date.parse(postponed_until) : undefined;

/** The first of those that come next: of an hour that a clock change leaves out, the one with the earlier name. */
function nextByRule(of: Known, moment: Moment): Happening | undefined {
  let day = nextDay(of.course, moment.today - ABOUT);
  while (day !== undefined) {
    const [first] = happeningsOn(of, day, moment)
      .filter((it) => it.at > moment.now && isOfThisForm(it))
      .toSorted(soonestFirst);
    if (first) return first;
    day = nextDay(of.course, day + 1);
  }
  return undefined;
}

function nextAgain({ answers, course }: Known, { now }: Moment): number | undefined {
  const later = [...answers].flatMap(([occurrence, answer]) => {
    const at = againAt(answer);
    return at !== undefined && at > now && makes(course, occurrence) ? [at] : [];
  });
  return later.length > 0 ? Math.min(...later) : undefined;
}

function happeningsAbout(of: Known, moment: Moment): Happening[] {
  const days = [moment.today - ABOUT, moment.today, moment.today + ABOUT];
  return days.flatMap((day) => happeningsOn(of, day, moment)).filter(isOfThisForm);
}
