import type { QueryOf } from '@encina/contract/endpoint';
import { MOST_OCCURRENCES, type Reminder, type stats } from '@encina/contract/reminders';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import { toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import {
  byReminder,
  current,
  isOpen,
  type Known,
  leftFrom,
  type Moment,
  momentAt,
  shownAt,
  shownBetween,
  soonestFirst,
} from './occurrences.ts';
import type { RemindersDeps } from './reminder.ts';
import { END_OF_TIME, type ReminderRow, type Span } from './reminders.repo.ts';

type User = Authorized<UserSubject>;
type Day = Temporal.PlainDate;
/** Which occurrences of before some days are shown with those days. */
type Overdue = (reminder: Reminder, moment: Moment) => boolean;

const cut = (reminders: readonly Reminder[]) => reminders.slice(0, MOST_OCCURRENCES);

const UPCOMING_DAYS = 30;
const HISTORY_DAYS = 7;
const LONGEST_PERIOD_DAYS = 100;

/** What a person has to do, had to do, and did. Each answer is one query, whatever lies behind. */
export function agendaService({ repo, clock }: RemindersDeps) {
  const momentOf = ({ timeZone }: User): Moment => momentAt(clock(), timeZone);
  const known = async (user: User, span: Span): Promise<Known[]> =>
    byReminder(await repo.within(user.id, span));

  /** Every occurrence of some days, and with `overdue` what is left of before and of which that is true. */
  async function between(user: User, from: Day, end: Day, overdue?: Overdue): Promise<Reminder[]> {
    const moment = momentOf(user);
    const first = overdue ? from.subtract({ days: 1 }) : from;
    const span = { from: `${first}`, end: `${end}`, overdue: overdue !== undefined };
    const all = await known(user, span);
    const due = all.flatMap((it) => shownBetween(it, from, end, moment));
    const left = overdue ? all.flatMap((it) => leftFrom(it, from, moment)) : [];
    return [...left.filter((it) => overdue?.(it, moment)), ...due].sort(soonestFirst);
  }

  return {
    async list(user: User): Promise<Reminder[]> {
      const moment = momentOf(user);
      const span = { from: `${moment.today}`, end: END_OF_TIME, overdue: true };
      return (await known(user, span)).map((it) => currentOf(it, moment)).sort(soonestFirst);
    },
    /** Today and the days after it. What is overdue and was answered today stays in sight, to be taken back. */
    async days(user: User, days: number): Promise<Reminder[]> {
      const { today } = momentOf(user);
      return cut(await between(user, today, today.add({ days }), isOfToday));
    },
    async upcoming(user: User): Promise<Reminder[]> {
      const tomorrow = momentOf(user).today.add({ days: 1 });
      return cut(await between(user, tomorrow, tomorrow.add({ days: UPCOMING_DAYS })));
    },
    /** The week before a day; what had not yet been asked for in its present form is left out. */
    async history(user: User, before?: string): Promise<{ items: Reminder[]; next?: string }> {
      const moment = momentOf(user);
      const end = before ? Temporal.PlainDate.from(before) : moment.today.add({ days: 1 });
      const from = end.subtract({ days: HISTORY_DAYS });
      const all = await known(user, { from: `${from}`, end: `${end}` });
      const past = all.flatMap((it) => pastOf(it, from, end, moment));
      const items = cut(past.sort((a, b) => soonestFirst(b, a)));
      const oldest = await repo.oldest(user.id);
      return oldest && oldest < `${from}` ? { items, next: `${from}` } : { items };
    },
    /** Of today with what is overdue, or of the days of a period. */
    async stats(user: User, { startDate, endDate }: QueryOf<typeof stats>) {
      const isPeriod = startDate !== undefined || endDate !== undefined;
      const { from, last } = periodOf(momentOf(user), startDate, endDate);
      const due = await between(user, from, last.add({ days: 1 }), isPeriod ? undefined : isOpen);
      return countsOf(due);
    },
    /** All of them as they are kept, for what is made of the rules themselves. */
    async rules(user: User): Promise<ReminderRow[]> {
      const span = { from: END_OF_TIME, end: END_OF_TIME, overdue: true };
      return byReminder(await repo.within(user.id, span)).map(({ row }) => row);
    },
  };
}

const countsOf = (due: readonly Reminder[]) => ({
  completed: due.filter(({ isCompleted }) => isCompleted).length,
  pending: due.filter(isOpen).length,
  skipped: due.filter(({ state }) => state === 'skipped').length,
});

/** Of a day before: still to be done, or answered today. */
const isOfToday = (reminder: Reminder, { today, timeZone }: Moment): boolean =>
  isOpen(reminder) ||
  (reminder.answeredAt !== null &&
    Temporal.Instant.from(reminder.answeredAt)
      .toZonedDateTimeISO(timeZone)
      .toPlainDate()
      .equals(today));

export type AgendaService = ReturnType<typeof agendaService>;

/** What was said and what was not; of what is still to come, only what is done or left out already. */
const pastOf = (it: Known, from: Day, end: Day, moment: Moment): Reminder[] =>
  [...answeredOf(it, moment), ...unansweredOf(it, from, end, moment)].filter(
    (it) => it.dateTime <= toText(moment.now) || !isOpen(it),
  );

/** What was said, also of occurrences that the rule makes no more. */
const answeredOf = ({ row, answers }: Known, moment: Moment): Reminder[] =>
  [...answers].map(([occurrence, it]) => shownAt(row, occurrence, it, moment));

const unansweredOf = (it: Known, from: Day, end: Day, moment: Moment): Reminder[] =>
  shownBetween(it, from, end, moment).filter(
    ({ occurrence, dateTime }) => !it.answers.has(occurrence) && dateTime >= it.row.rule_since,
  );

function currentOf({ row, answers }: Known, moment: Moment): Reminder {
  const occurrence = current(row, answers, moment);
  return shownAt(row, occurrence, answers.get(occurrence), moment);
}

/** Local days between two instants; today where one is not given. */
function periodOf({ today, timeZone }: Moment, start: string | undefined, end: string | undefined) {
  const dayOf = (text: string) =>
    Temporal.Instant.from(text).toZonedDateTimeISO(timeZone).toPlainDate();
  const from = start ? dayOf(start) : today;
  const last = end ? dayOf(end) : today;
  if (from.until(last).days > LONGEST_PERIOD_DAYS || from.until(last).sign < 0) {
    throw new DomainError('invalid', { message: 'Ese periodo no se puede calcular.' });
  }
  return { from, last };
}
