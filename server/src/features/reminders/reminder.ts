import type { Reminder } from '@encina/contract/reminders';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import type { Clock } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import type { AnswersRepo } from './answers.repo.ts';
import { happeningAt } from './happenings.ts';
import { knownOf, momentAt } from './known.ts';
import { current } from './occurrences.ts';
import type { ReminderRow } from './reminder-rows.read.ts';
import { shown as viewOf } from './reminder-view.ts';
import type { RemindersRepo } from './reminders.repo.ts';

export interface RemindersDeps {
  readonly repo: RemindersRepo;
  readonly answers: AnswersRepo;
  readonly clock: Clock;
  readonly files: FilesOfReminders;
}

/** What reminders ask of who keeps their photos and voices. */
export interface FilesOfReminders {
  /** Takes them away with their reminder. @param remove whether it was there */
  removeWithFiles(
    of: { readonly userId: string; readonly reminderId: string },
    remove: () => Promise<boolean>,
  ): Promise<boolean>;
  /** The photos of a person's reminders, small, by reminder. */
  thumbnails(userId: string): Promise<ReadonlyMap<string, Uint8Array>>;
}

type User = Authorized<UserSubject>;

/** One reminder of a person: how it is found, and how it stands. */
export function reminderOf({ repo, answers, clock }: RemindersDeps) {
  async function found(user: User, id: string): Promise<ReminderRow> {
    const row = await repo.find(user.id, id);
    if (!row) throw new DomainError('not_found');
    return row;
  }

  /** As it stands now, whatever was asked before. */
  async function shown(user: User, row: ReminderRow, occurrence?: string): Promise<Reminder> {
    const moment = momentAt(clock(), user.timeZone);
    const at = occurrence ?? current(knownOf(row), moment).occurrence;
    const answer = await answers.find(row.id, at);
    const known = knownOf(row, answer ? new Map([[at, answer]]) : undefined);
    return viewOf(happeningAt(known, at, moment), moment);
  }

  /** Before anybody can have answered. */
  function shownNew(user: User, row: ReminderRow): Reminder {
    const moment = momentAt(clock(), user.timeZone);
    return viewOf(current(knownOf(row), moment), moment);
  }

  return { found, shown, shownNew };
}
