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
import type { ReminderRow } from './reminder-rows.read.ts';
import { END_OF_TIME } from './reminders.repo.ts';
import { ruleOf } from './rule.ts';
import { epochOf } from './wall-clock.ts';

type User = Authorized<UserSubject>;

/** "Recuérdamelo en 10 minutos". */
const POSTPONED_SECONDS = 600;

/** The moment of an answer: not after now, and not before the day of what it answers, whatever a tablet's clock says. */
function saidAt(now: Temporal.Instant, secondsAgo: number, dayStart: number): Temporal.Instant {
  const said = Math.max(now.epochMilliseconds - secondsAgo * 1_000, dayStart);
  return Temporal.Instant.fromEpochMilliseconds(Math.min(said, now.epochMilliseconds));
}

/** Where the local day of an occurrence begins, in ms since 1970. */
const startOf = (occurrence: string, timeZone: string): number =>
  epochOf(`${occurrence.slice(0, 10)}T00:00`, timeZone);

/** What a person says when the time of a reminder has come. */
export function answersService(deps: RemindersDeps) {
  const { repo, answers, clock } = deps;
  const { found, shown } = reminderOf(deps);

  /** The occurrence that matters now, of one reminder. */
  async function currentOf(user: User, row: ReminderRow): Promise<string> {
    const moment = momentAt(clock(), user.timeZone);
    const span = { from: dayText(moment.today), end: END_OF_TIME, overdue: true, only: row.id };
    const [own] = byReminder(await repo.within(user.id, span));
    return current(own ?? knownOf(row), moment).occurrence;
  }

  return {
    /** Without a body flips the occurrence that matters now; with one, sets the occurrence it names. */
    async complete(user: User, id: string, body: BodyOf<typeof complete>): Promise<Reminder> {
      const row = await found(user, id);
      const occurrence = body?.occurrence ?? (await currentOf(user, row));
      if (!isOccurrence(ruleOf(row), occurrence)) throw new DomainError('not_found');
      const now = clock();
      const change = { reminder_id: id, occurrence, changed_at: toText(now) };
      const state = body?.isCompleted === false ? 'pending' : 'done';
      if (body) {
        await answers.set(
          user,
          { ...change, state, postponed_until: null },
          { now, isLate: false },
        );
      } else await answers.flip(user, change);
      return shown(user, row, occurrence);
    },
    async answer(
      user: User,
      id: string,
      occurrence: string,
      { state, secondsAgo = 0 }: BodyOf<typeof answer>,
    ): Promise<Reminder> {
      const row = await found(user, id);
      if (!isOccurrence(ruleOf(row), occurrence)) throw new DomainError('not_found');
      const now = clock();
      const said = saidAt(now, secondsAgo, startOf(occurrence, user.timeZone));
      const change = {
        reminder_id: id,
        occurrence,
        state,
        postponed_until: state === 'postponed' ? inSeconds(said, POSTPONED_SECONDS) : null,
        changed_at: toText(said),
      };
      await answers.set(user, change, { now, isLate: secondsAgo > 0 });
      return shown(user, row, occurrence);
    },
  };
}

export type AnswersService = ReturnType<typeof answersService>;
