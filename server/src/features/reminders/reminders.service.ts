import type { BodyOf } from '@encina/contract/endpoint';
import type {
  answer,
  complete,
  preview,
  Reminder,
  ReminderInput,
  update,
} from '@encina/contract/reminders';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, inSeconds, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { byReminder, current, type Moment, momentAt, shownAt } from './occurrences.ts';
import { isOccurrence, nextAfter } from './recurrence.ts';
import { END_OF_TIME, type ReminderRow, type RemindersRepo } from './reminders.repo.ts';
import { inputOf, ruleOf, ruleRow } from './rule.ts';

export interface RemindersDeps {
  readonly repo: RemindersRepo;
  readonly clock: Clock;
}

type User = Authorized<UserSubject>;

/** "Más tarde". */
const POSTPONED_SECONDS = 600;
const PREVIEWED = 3;

/** What a person wants to be reminded of, and what she says when the time has come. */
export function remindersService({ repo, clock }: RemindersDeps) {
  const momentOf = ({ timeZone }: User): Moment => momentAt(clock(), timeZone);

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
    const [own] = byReminder(await repo.within(user.id, span));
    return current(row, own?.answers ?? new Map(), moment);
  }

  return {
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
  };
}

export type RemindersService = ReturnType<typeof remindersService>;
