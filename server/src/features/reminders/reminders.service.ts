import type { BodyOf, QueryOf } from '@encina/contract/endpoint';
import {
  type answer,
  type complete,
  MOST_OCCURRENCES,
  type preview,
  type Reminder,
  type ReminderInput,
  type stats,
  type update,
} from '@encina/contract/reminders';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, inSeconds, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import {
  byReminder,
  current,
  isOpen,
  type Known,
  type Moment,
  shownAt,
  shownBetween,
  soonestFirst,
} from './occurrences.ts';
import { isOccurrence, nextAfter } from './recurrence.ts';
import type { ReminderRow, RemindersRepo, Span } from './reminders.repo.ts';
import { inputOf, ruleOf, ruleRow } from './rule.ts';

export interface RemindersDeps {
  readonly repo: RemindersRepo;
  readonly clock: Clock;
}

type User = Authorized<UserSubject>;
type Day = Temporal.PlainDate;

/** "Más tarde". */
const POSTPONED_SECONDS = 600;
const UPCOMING_DAYS = 30;
const HISTORY_DAYS = 7;
const LONGEST_PERIOD_DAYS = 100;
const PREVIEWED = 3;
/** After every wall time that anybody writes. */
const END_OF_TIME = '9999';

export function remindersService({ repo, clock }: RemindersDeps) {
  function momentOf({ timeZone }: User): Moment {
    const now = clock();
    return { now, timeZone, today: now.toZonedDateTimeISO(timeZone).toPlainDate() };
  }
  const known = async (user: User, span: Span): Promise<Known[]> =>
    byReminder(await repo.within(user.id, span));

  /** Every occurrence of some days, and with `overdue` the one-offs of before that are still to be done. */
  async function between(user: User, from: Day, end: Day, overdue = false): Promise<Reminder[]> {
    const moment = momentOf(user);
    const span = { from: `${from}`, end: `${end}`, overdue };
    const found = (await known(user, span)).flatMap((it) => {
      const shown = shownBetween(it, from, end, moment);
      const { recurrency, starts_at } = it.row;
      if (recurrency !== 'none' || starts_at >= span.from) return shown;
      return [shownAt(it.row, starts_at, it.answers.get(starts_at), moment)].filter(isOpen);
    });
    return found.sort(soonestFirst);
  }

  async function found(user: User, id: string): Promise<ReminderRow> {
    const row = await repo.find(user.id, id);
    if (!row) throw new DomainError('not_found');
    return row;
  }

  /** As it stands now, whatever was asked before. */
  async function shown(user: User, row: ReminderRow, occurrence?: string): Promise<Reminder> {
    const moment = momentOf(user);
    const at = occurrence ?? current(row, new Map(), moment);
    return shownAt(row, at, await repo.answered(row.id, at), moment);
  }

  /** The occurrence that matters now, of one reminder. */
  async function currentOf(user: User, row: ReminderRow): Promise<string> {
    const moment = momentOf(user);
    const span = { from: `${moment.today}`, end: END_OF_TIME, overdue: true, only: row.id };
    const [own] = await known(user, span);
    return current(row, own?.answers ?? new Map(), moment);
  }

  return {
    async list(user: User): Promise<Reminder[]> {
      const moment = momentOf(user);
      const span = { from: `${moment.today}`, end: END_OF_TIME, overdue: true };
      return (await known(user, span))
        .map(({ row, answers }) => {
          const occurrence = current(row, answers, moment);
          return shownAt(row, occurrence, answers.get(occurrence), moment);
        })
        .sort(soonestFirst);
    },
    async agenda(user: User, days: number): Promise<Reminder[]> {
      const { today } = momentOf(user);
      const found = await between(user, today, today.add({ days }), true);
      return found.slice(0, MOST_OCCURRENCES);
    },
    async upcoming(user: User): Promise<Reminder[]> {
      const tomorrow = momentOf(user).today.add({ days: 1 });
      const found = await between(user, tomorrow, tomorrow.add({ days: UPCOMING_DAYS }));
      return found.slice(0, MOST_OCCURRENCES);
    },
    /** The week before a day; what had not yet been asked for in its present form is left out. */
    async history(user: User, before?: string): Promise<{ items: Reminder[]; next?: string }> {
      const moment = momentOf(user);
      const end = before ? Temporal.PlainDate.from(before) : moment.today.add({ days: 1 });
      const from = end.subtract({ days: HISTORY_DAYS });
      const all = await known(user, { from: `${from}`, end: `${end}` });
      const items = all
        .flatMap((it) => [...answeredOf(it, moment), ...unansweredOf(it, from, end, moment)])
        .filter(({ dateTime, state }) => dateTime <= toText(moment.now) || state === 'done')
        .sort((a, b) => soonestFirst(b, a))
        .slice(0, MOST_OCCURRENCES);
      const oldest = await repo.oldest(user.id);
      return oldest && oldest < `${from}` ? { items, next: `${from}` } : { items };
    },
    /** Of today with what is overdue, or of the days of a period. */
    async stats(user: User, { startDate, endDate }: QueryOf<typeof stats>) {
      const { today, timeZone } = momentOf(user);
      const dayOf = (text: string) =>
        Temporal.Instant.from(text).toZonedDateTimeISO(timeZone).toPlainDate();
      const isPeriod = startDate !== undefined || endDate !== undefined;
      const from = startDate ? dayOf(startDate) : today;
      const last = endDate ? dayOf(endDate) : today;
      if (from.until(last).days > LONGEST_PERIOD_DAYS || from.until(last).sign < 0) {
        throw new DomainError('invalid', { message: 'Ese periodo no se puede calcular.' });
      }
      const due = await between(user, from, last.add({ days: 1 }), !isPeriod);
      const completed = due.filter(({ isCompleted }) => isCompleted).length;
      return { completed, pending: due.filter(isOpen).length };
    },
    /** The next ones from now on, as wall times. */
    async preview(user: User, input: BodyOf<typeof preview>): Promise<{ next: string[] }> {
      const { now, timeZone } = momentOf(user);
      const rule = ruleOf(ruleRow(input, timeZone));
      const wall = now.toZonedDateTimeISO(timeZone).toPlainDateTime().toString().slice(0, 16);
      const next: string[] = [];
      let at = nextAfter(rule, wall);
      while (at && next.length < PREVIEWED) {
        next.push(at);
        at = nextAfter(rule, at);
      }
      return { next };
    },
    /** @param key names the command: the same one creates once. */
    async create(user: User, input: ReminderInput, key = newId()): Promise<Reminder> {
      const now = toText(clock());
      const { title, description, category } = input;
      const rule = ruleRow(input, user.timeZone);
      const own = { id: key, user_id: user.id, title, description, category };
      const row = { ...own, ...rule, rule_since: now, created_at: now };
      if (await repo.insert(row)) return shown(user, row);
      return shown(user, await found(user, key));
    },
    async update(user: User, id: string, changes: BodyOf<typeof update>): Promise<Reminder> {
      const row = await found(user, id);
      const { title, description, category, ...given } = changes;
      const asked = { ...inputOf(ruleOf(row)), ...given };
      // A new time takes the place of the one it was, unless all of them are named.
      if (given.dateTime && !given.times && row.times === '') asked.times = [];
      const rule = ruleRow(asked, user.timeZone);
      const isNewRule =
        JSON.stringify(rule) !== JSON.stringify(ruleRow(inputOf(ruleOf(row)), user.timeZone));
      const values = {
        ...(title === undefined ? {} : { title }),
        ...(description === undefined ? {} : { description }),
        ...(category === undefined ? {} : { category }),
        ...(isNewRule ? { ...rule, rule_since: toText(clock()) } : {}),
      };
      if (Object.keys(values).length > 0) await repo.update(user.id, id, values);
      return shown(user, { ...row, ...values });
    },
    async remove(user: User, id: string): Promise<void> {
      if (!(await repo.remove(user.id, id))) throw new DomainError('not_found');
    },
    /** Without a body flips the occurrence that matters now; with one, sets the occurrence it names. */
    async complete(user: User, id: string, body: BodyOf<typeof complete>): Promise<Reminder> {
      const row = await found(user, id);
      const occurrence = body?.occurrence ?? (await currentOf(user, row));
      if (!isOccurrence(ruleOf(row), occurrence)) throw new DomainError('not_found');
      const change = { reminder_id: id, occurrence, changed_at: toText(clock()) };
      const state = body?.isCompleted === false ? 'pending' : 'done';
      if (body) await repo.set({ ...change, state, postponed_until: null });
      else await repo.flip(change);
      return shown(user, row, occurrence);
    },
    async answer(
      user: User,
      id: string,
      occurrence: string,
      { state }: BodyOf<typeof answer>,
    ): Promise<Reminder> {
      const row = await found(user, id);
      if (!isOccurrence(ruleOf(row), occurrence)) throw new DomainError('not_found');
      const now = clock();
      await repo.set({
        reminder_id: id,
        occurrence,
        state,
        postponed_until: state === 'postponed' ? inSeconds(now, POSTPONED_SECONDS) : null,
        changed_at: toText(now),
      });
      return shown(user, row, occurrence);
    },
    /** All of them as they are kept, for what is made of the rules themselves. */
    async rules(user: User): Promise<ReminderRow[]> {
      const span = { from: END_OF_TIME, end: END_OF_TIME, overdue: true };
      return byReminder(await repo.within(user.id, span)).map(({ row }) => row);
    },
  };
}

export type RemindersService = ReturnType<typeof remindersService>;

/** What was said, also of occurrences that the rule makes no more. */
const answeredOf = ({ row, answers }: Known, moment: Moment): Reminder[] =>
  [...answers].map(([occurrence, it]) => shownAt(row, occurrence, it, moment));

const unansweredOf = (it: Known, from: Day, end: Day, moment: Moment): Reminder[] =>
  shownBetween(it, from, end, moment).filter(
    ({ occurrence, dateTime }) => !it.answers.has(occurrence) && dateTime >= it.row.rule_since,
  );
