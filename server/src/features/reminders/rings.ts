import { makes, nextDay } from './course.ts';
import { type Happening, happeningsOn, isOfThisForm } from './happenings.ts';
import { type Answer, type Known, type Moment, momentAt } from './known.ts';

/** The days about an instant on whose wall clocks it may lie: a clock change moves an hour by less than a day. */
const ABOUT = 1;

/** When a reminder makes itself heard the first time after an instant: by its rule, or because it was asked to come again. */
export function nextRing(
  of: Known,
  timeZone: string,
  after: Temporal.Instant,
): Temporal.Instant | undefined {
  const moment = momentAt(after, timeZone);
  const found = [nextByRule(of, moment), nextAgain(of, moment)].filter((at) => at !== undefined);
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

function nextByRule(of: Known, moment: Moment): number | undefined {
  let day = nextDay(of.course, moment.today - ABOUT);
  while (day !== undefined) {
    const later = happeningsOn(of, day, moment)
      .filter((it) => it.at > moment.now && isOfThisForm(it))
      .map(({ at }) => at);
    if (later.length > 0) return Math.min(...later);
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
