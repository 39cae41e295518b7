import type { BodyOf } from '@encina/contract/endpoint';
import type { complete, Reminder } from '@encina/contract/reminders';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { currentOccurrence, instantOf, occurrenceOn, type Rule } from './recurrence.ts';
import { occurrenceKey, type ReminderRow, type remindersRepo } from './reminders.repo.ts';

export interface RemindersDeps {
  readonly repo: ReturnType<typeof remindersRepo>;
  readonly clock: Clock;
}

type User = Authorized<UserSubject>;

const ruleOf = (row: ReminderRow, timeZone: string): Rule => ({
  startsAt: row.starts_at,
  recurrency: row.recurrency,
  timeZone,
});

export function remindersService({ repo, clock }: RemindersDeps) {
  const today = (user: User) => clock().toZonedDateTimeISO(user.timeZone).toPlainDate();

  async function list(user: User): Promise<Reminder[]> {
    const day = today(user);
    const rows = await repo.list(user.id);
    const current = rows.map((row) => ({
      row,
      id: row.id,
      occurrence: currentOccurrence(ruleOf(row, user.timeZone), day),
    }));
    const completed = await repo.completed(current);
    return current
      .map(({ row, occurrence }) =>
        shown(row, occurrence, completed.has(occurrenceKey(row.id, occurrence)), user.timeZone),
      )
      .sort((a, b) => a.dateTime.localeCompare(b.dateTime));
  }

  async function found(user: User, id: string): Promise<ReminderRow> {
    const row = await repo.find(user.id, id);
    if (!row) throw new DomainError('not_found');
    return row;
  }

  return {
    list,
    /** Occurrences of today, and one-offs of days before that are still to be done. */
    async stats(user: User) {
      const day = today(user).toString();
      const due = (await list(user)).filter(({ occurrence, isCompleted, recurrency }) => {
        const isToday = occurrence.startsWith(day);
        const isOverdue = recurrency === 'none' && occurrence < day && !isCompleted;
        return isToday || isOverdue;
      });
      const completed = due.filter(({ isCompleted }) => isCompleted).length;
      return { completed, pending: due.length - completed };
    },
    /** Without a body flips the occurrence that matters now; with one, sets the occurrence it names. */
    async complete(user: User, id: string, body: BodyOf<typeof complete>): Promise<Reminder> {
      const row = await found(user, id);
      const rule = ruleOf(row, user.timeZone);
      const occurrence = body?.occurrence ?? currentOccurrence(rule, today(user));
      const day = plainDate(occurrence);
      if (!day || occurrenceOn(rule, day) !== occurrence) throw new DomainError('not_found');
      const change = { reminder_id: id, occurrence, changed_at: toText(clock()) };
      if (body) await repo.set({ ...change, completed: body.isCompleted ? 1 : 0 });
      const isCompleted = body?.isCompleted ?? (await repo.flip(change));
      return shown(row, occurrence, isCompleted, user.timeZone);
    },
  };
}

export type RemindersService = ReturnType<typeof remindersService>;

/** Undefined for a day that the calendar does not have. */
function plainDate(occurrence: string): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDateTime.from(occurrence, { overflow: 'reject' }).toPlainDate();
  } catch {
    return undefined;
  }
}

function shown(
  row: ReminderRow,
  occurrence: string,
  isCompleted: boolean,
  timeZone: string,
): Reminder {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    recurrency: row.recurrency,
    dateTime: toText(instantOf(occurrence, timeZone)),
    occurrence,
    isCompleted,
  };
}
