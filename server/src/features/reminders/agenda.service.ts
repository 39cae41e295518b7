import type { QueryOf } from '@encina/contract/endpoint';
import { MOST_OCCURRENCES, type Reminder, type stats } from '@encina/contract/reminders';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import { DomainError } from '../../core/errors.ts';
import { countStates } from './count-states.ts';
import { type DayNumber, dayNumber, dayOf, dayText } from './day-number.ts';
import {
  answerTo,
  type Happening,
  happeningAt,
  happeningsBetween,
  isOfThisForm,
  isOpen,
  soonestFirst,
} from './happenings.ts';
import { byReminder, type Known, type Moment, momentAt } from './known.ts';
import { current, leftFrom } from './occurrences.ts';
import type { RemindersDeps } from './reminder.ts';
import { shown } from './reminder-view.ts';
import { END_OF_TIME, type ReminderRow, type Span } from './reminders.repo.ts';
import { epochAt } from './wall-clock.ts';

type User = Authorized<UserSubject>;
const UPCOMING_DAYS = 30;
const HISTORY_DAYS = 7;
const LONGEST_PERIOD_DAYS = 100;

/** What a person has to do, had to do, and did. Each answer is one query, whatever lies behind. */
export function agendaService({ repo, clock }: RemindersDeps) {
  const momentOf = ({ timeZone }: User): Moment => momentAt(clock(), timeZone);
  const known = async (user: User, span: Span): Promise<Known[]> =>
    byReminder(await repo.within(user.id, span));

  /** As many of these as one answer carries, and no view of any other. */
  const views = (found: readonly Happening[], moment: Moment): Reminder[] =>
    found.slice(0, MOST_OCCURRENCES).map((it) => shown(it, moment));

  return {
    async list(user: User): Promise<Reminder[]> {
      const moment = momentOf(user);
      const span = { from: dayText(moment.today), end: END_OF_TIME, overdue: true };
      return (await known(user, span))
        .map((it) => happeningAt(it, current(it, moment), moment))
        .sort(soonestFirst)
        .map((it) => shown(it, moment));
    },
    /** Today and the days after it. What is overdue and was answered today stays in sight, to be taken back. */
    async days(user: User, days: number): Promise<Reminder[]> {
      const moment = momentOf(user);
      const { today } = moment;
      const all = await known(user, { ...spanOf(today - 1, today + days), overdue: true });
      const due = happeningsBetween(all, today, today + days, moment, MOST_OCCURRENCES);
      const left = all.flatMap((it) => leftFrom(it, today, moment));
      const isOfToday = isOfTodayIn(moment);
      return views([...left.filter(isOfToday), ...due].sort(soonestFirst), moment);
    },
    async upcoming(user: User): Promise<Reminder[]> {
      const moment = momentOf(user);
      const [from, end] = [moment.today + 1, moment.today + 1 + UPCOMING_DAYS];
      const all = await known(user, spanOf(from, end));
      const due = happeningsBetween(all, from, end, moment, MOST_OCCURRENCES);
      return views(due.sort(soonestFirst), moment);
    },
    /** The week before a day; what had not yet been asked for in its present form is left out. */
    async history(user: User, before?: string): Promise<{ items: Reminder[]; next?: string }> {
      const moment = momentOf(user);
      const end = (before === undefined ? undefined : dayNumber(before)) ?? moment.today + 1;
      const from = end - HISTORY_DAYS;
      const all = await known(user, spanOf(from, end));
      const past = [...answeredOf(all, moment), ...unansweredOf(all, from, end, moment)]
        .filter((it) => it.at <= moment.now || !isOpen(it))
        .sort((a, b) => soonestFirst(b, a));
      const items = views(past, moment);
      const oldest = await repo.oldest(user.id);
      const next = dayText(from);
      return oldest && oldest < next ? { items, next } : { items };
    },
    /** Of today with what is overdue, or of the days of a period. Counted: no occurrence is made. */
    async stats(user: User, { startDate, endDate }: QueryOf<typeof stats>) {
      const isPeriod = startDate !== undefined || endDate !== undefined;
      const moment = momentOf(user);
      const { from, last } = periodOf(moment, startDate, endDate);
      const first = isPeriod ? from : from - 1;
      const all = await known(user, { ...spanOf(first, last + 1), overdue: !isPeriod });
      const counts = countStates(all, from, last + 1);
      if (isPeriod) return counts;
      const overdue = all.flatMap((it) => leftFrom(it, from, moment)).filter(isOpen);
      return { ...counts, pending: counts.pending + overdue.length };
    },
    /** All of them as they are kept, for what is made of the rules themselves. */
    async rules(user: User): Promise<ReminderRow[]> {
      const span = { from: END_OF_TIME, end: END_OF_TIME, overdue: true };
      return byReminder(await repo.within(user.id, span)).map(({ row }) => row);
    },
  };
}

const spanOf = (from: DayNumber, end: DayNumber) => ({ from: dayText(from), end: dayText(end) });

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
  const localDay = (text: string) =>
    dayOf(Temporal.Instant.from(text).toZonedDateTimeISO(timeZone).toPlainDate());
  const from = start ? localDay(start) : today;
  const last = end ? localDay(end) : today;
  if (last - from > LONGEST_PERIOD_DAYS || last < from) {
    throw new DomainError('invalid', { message: 'Ese periodo no se puede calcular.' });
  }
  return { from, last };
}
