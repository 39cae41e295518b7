import type { QueryOf } from '@encina/contract/endpoint';
import { MOST_OCCURRENCES, type Reminder, type stats } from '@encina/contract/reminders';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import { DomainError } from '../../core/errors.ts';
import { calendarOf } from './calendar.ts';
import { countedOf, countStates } from './count-states.ts';
import { type DayNumber, dayNumber, dayText } from './day-number.ts';
import {
  answerTo,
  type Happening,
  happeningAt,
  happeningsBetween,
  isOfThisForm,
  isOpen,
  soonestFirst,
} from './happenings.ts';
import { holdsUntil } from './holds-until.ts';
import { inSight, inSightSpan, spanOf } from './in-sight.ts';
import type { Span } from './joined.repo.ts';
import { type Known, type Moment, momentAt, ofPerson } from './known.ts';
import { current, leftFrom } from './occurrences.ts';
import type { RemindersDeps } from './reminder.ts';
import { shown } from './reminder-view.ts';
import { END_OF_TIME } from './reminders.repo.ts';
import { dayAt } from './wall-clock.ts';

type User = Authorized<UserSubject>;
const UPCOMING_DAYS = 30;
const HISTORY_DAYS = 7;
const LONGEST_PERIOD_DAYS = 100;

/** What a person has to do, had to do, and did. Each answer is one query, whatever lies behind. */
export function agendaService({ repo, clock, files }: RemindersDeps) {
  const momentOf = ({ timeZone }: User): Moment => momentAt(clock(), timeZone);
  const known = async (user: User, span: Span): Promise<Known[]> =>
    ofPerson(await repo.within(user.id, span));

  return {
    /** Each at the occurrence that matters now, and until when that is so. */
    async list(user: User): Promise<Said> {
      const moment = momentOf(user);
      const span = { from: dayText(moment.today), end: END_OF_TIME, overdue: true };
      return currentOf(await known(user, span), moment);
    },
    /** Today and the days after it, and until when that is so. */
    async days(user: User, days: number): Promise<Said> {
      const moment = momentOf(user);
      return saidOf(await known(user, inSightSpan(moment, days)), days, moment);
    },
    /** What is to be done today, and how it stands: both of one query. */
    async today(user: User): Promise<Said & { stats: States }> {
      const moment = momentOf(user);
      const all = await known(user, inSightSpan(moment, 1));
      return { ...saidOf(all, 1, moment), stats: statesOfToday(all, moment) };
    },
    async upcoming(user: User): Promise<Said> {
      const moment = momentOf(user);
      const [from, end] = [moment.today + 1, moment.today + 1 + UPCOMING_DAYS];
      return dueOf(await known(user, spanOf(from, end)), from, end, moment);
    },
    /** The week before a day; what had not yet been asked for in its present form is left out. */
    async history(user: User, before?: string): Promise<Said & { next?: string }> {
      const moment = momentOf(user);
      const end = (before === undefined ? undefined : dayNumber(before)) ?? moment.today + 1;
      const from = end - HISTORY_DAYS;
      const all = await known(user, spanOf(from, end));
      const said = pastOf(
        [...answeredOf(all, moment), ...unansweredOf(all, from, end, moment)],
        moment,
      );
      const oldest = await repo.oldest(user.id);
      const next = dayText(from);
      return oldest && oldest < next ? { ...said, next } : said;
    },
    /** Of today with what is overdue, or of the days of a period. Counted: no occurrence is made. */
    async stats(user: User, { startDate, endDate }: QueryOf<typeof stats>) {
      const moment = momentOf(user);
      if (startDate === undefined && endDate === undefined) {
        return statesOfToday(await known(user, inSightSpan(moment, 1)), moment);
      }
      const { from, last } = periodOf(moment, startDate, endDate);
      const rows = await repo.states(user.id, spanOf(from, last + 1));
      return countStates(countedOf(rows), from, last + 1);
    },
    /** All of them as an iCalendar, each with its photo. */
    async calendar(user: User): Promise<string> {
      const span = { from: END_OF_TIME, end: END_OF_TIME, overdue: true };
      const rows = ofPerson(await repo.within(user.id, span)).map(({ row }) => row);
      return calendarOf(rows, await files.thumbnails(user.id));
    },
  };
}

/** As many of these as one answer carries, and no view of any other. */
const views = (found: readonly Happening[], moment: Moment): Reminder[] =>
  found.slice(0, MOST_OCCURRENCES).map((it) => shown(it, moment));

/** What is said of some days, and the instant, in ms since 1970, at which time alone makes it something else. */
interface Said {
  readonly items: Reminder[];
  readonly until: number;
}
type States = ReturnType<typeof countStates>;

function currentOf(all: readonly Known[], moment: Moment): Said {
  const said = all.map((it) => current(it, moment)).sort(soonestFirst);
  return { items: said.map((it) => shown(it, moment)), until: holdsUntil(said, moment) };
}

function dueOf(all: readonly Known[], from: DayNumber, end: DayNumber, moment: Moment): Said {
  const due = happeningsBetween(all, from, end, moment, MOST_OCCURRENCES).sort(soonestFirst);
  return { items: views(due, moment), until: holdsUntil(due, moment) };
}

function saidOf(all: readonly Known[], days: number, moment: Moment): Said {
  const said = inSight(all, days, moment, MOST_OCCURRENCES);
  return { items: views(said, moment), until: holdsUntil(said, moment) };
}

/** What is over of it, newest first. */
function pastOf(asked: readonly Happening[], moment: Moment): Said {
  const past = asked
    .filter((it) => it.at <= moment.now || !isOpen(it))
    .sort((a, b) => soonestFirst(b, a));
  return { items: views(past, moment), until: holdsUntil(asked, moment) };
}

/** With what is overdue. */
function statesOfToday(all: readonly Known[], moment: Moment): States {
  const { today } = moment;
  const counts = countStates(all, today, today + 1);
  const overdue = all.flatMap((it) => leftFrom(it, today, moment)).filter(isOpen);
  return { ...counts, pending: counts.pending + overdue.length };
}

export type AgendaService = ReturnType<typeof agendaService>;

/** What was said, also of occurrences that the rule makes no more. */
const answeredOf = (all: readonly Known[], moment: Moment): Happening[] =>
  all.flatMap((of) => [...of.answers.keys()].map((it) => happeningAt(of, it, moment)));

const unansweredOf = (
  all: readonly Known[],
  from: DayNumber,
  end: DayNumber,
  moment: Moment,
): Happening[] =>
  happeningsBetween(all, from, end, moment).filter((it) => !answerTo(it) && isOfThisForm(it));

/** Local days between two instants; today where one is not given. */
function periodOf({ today, timeZone }: Moment, start: string | undefined, end: string | undefined) {
  const localDay = (text: string) => dayAt(Date.parse(text), timeZone);
  const from = start ? localDay(start) : today;
  const last = end ? localDay(end) : today;
  if (last - from > LONGEST_PERIOD_DAYS || last < from) {
    throw new DomainError('invalid', { message: 'Ese periodo no se puede calcular.' });
  }
  return { from, last };
}
