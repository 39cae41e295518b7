import type { BodyOf } from '@encina/contract/endpoint';
import type { answer, complete, Reminder } from '@encina/contract/reminders';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import { inSeconds, toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { dayText } from './day-number.ts';
import { byReminder, knownOf, momentAt } from './known.ts';
import { current } from './occurrences.ts';
import { isOccurrence } from './recurrence.ts';
import { type RemindersDeps, reminderOf } from './reminder.ts';
import { END_OF_TIME, type ReminderRow } from './reminders.repo.ts';
import { ruleOf } from './rule.ts';

type User = Authorized<UserSubject>;

/** "Recuérdamelo en 10 minutos". */
const POSTPONED_SECONDS = 600;

/** What a person says when the time of a reminder has come. */
export function answersService(deps: RemindersDeps) {
  const { repo, answers, clock } = deps;
  const { found, shown } = reminderOf(deps);

  /** The occurrence that matters now, of one reminder. */
  async function currentOf(user: User, row: ReminderRow): Promise<string> {
    const moment = momentAt(clock(), user.timeZone);
    const span = { from: dayText(moment.today), end: END_OF_TIME, overdue: true, only: row.id };
    const [own] = byReminder(await repo.within(user.id, span));
    return current(own ?? knownOf(row), moment);
  }

  return {
    /** Without a body flips the occurrence that matters now; with one, sets the occurrence it names. */
    async complete(user: User, id: string, body: BodyOf<typeof complete>): Promise<Reminder> {
      const row = await found(user, id);
      const occurrence = body?.occurrence ?? (await currentOf(user, row));
      if (!isOccurrence(ruleOf(row), occurrence)) throw new DomainError('not_found');
      const change = { reminder_id: id, occurrence, changed_at: toText(clock()) };
      const state = body?.isCompleted === false ? 'pending' : 'done';
      if (body) await answers.set({ ...change, state, postponed_until: null });
      else await answers.flip(change);
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
      await answers.set({
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

export type AnswersService = ReturnType<typeof answersService>;
