import type { BodyOf } from '@encina/contract/endpoint';
import {
  MOST_REMINDERS,
  type preview,
  type Reminder,
  type ReminderInput,
  type update,
} from '@encina/contract/reminders';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import { toText } from '../../core/clock.ts';
import { DomainError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { nextAfter } from './recurrence.ts';
import { type RemindersDeps, reminderOf } from './reminder.ts';
import type { WhenRemoved } from './reminders.repo.ts';
import { inputOf, refuseMoreTimes, ruleOf, ruleRow } from './rule.ts';

type User = Authorized<UserSubject>;

const PREVIEWED = 3;

/** Who put a reminder down: staff have a name, and are none of her people. */
interface Writer {
  readonly id: string | null;
  readonly name: string | null;
}
interface OwnDeps extends RemindersDeps {
  readonly whenRemoved: WhenRemoved;
}

const HERSELF: Writer = { id: null, name: null };

/** What a person wants to be reminded of. */
export function remindersService(deps: OwnDeps) {
  const { repo, clock, files, whenRemoved } = deps;
  const { found, shown, shownNew } = reminderOf(deps);

  return {
    /** The next ones from now on, as wall times. */
    async preview(user: User, input: BodyOf<typeof preview>): Promise<{ next: string[] }> {
      return { next: nextOf(clock(), user.timeZone, input) };
    },
    /**
     * @param key names the command: the same one creates once.
     * @param by who asked for it in her place
     */
    async create(
      user: User,
      input: ReminderInput,
      key = newId(),
      by: Writer = HERSELF,
    ): Promise<Reminder> {
      const now = toText(clock());
      const { title, description, category } = input;
      const rule = ruleRow(input, user.timeZone);
      refuseMoreTimes(rule);
      const own = { id: key, user_id: user.id, title, description, category };
      const written = { written_by: by.id, written_by_name: by.name };
      const row = { ...own, ...rule, ...written, rule_since: now, created_at: now };
      const outcome = await repo.insert(row, { most: MOST_REMINDERS, timeZone: user.timeZone });
      if (outcome === 'full') throw new DomainError('too_many_reminders');
      return outcome === 'new' ? shownNew(user, row) : shown(user, await found(user, key));
    },
    async update(user: User, id: string, changes: BodyOf<typeof update>): Promise<Reminder> {
      const row = await found(user, id);
      const { title, description, category, ...given } = changes;
      const asked = { ...inputOf(ruleOf(row)), ...given };
      // A new time takes the place of the one it was, unless all of them are named.
      if (given.dateTime && !given.times && row.times === '') asked.times = [];
      const rule = ruleRow(asked, user.timeZone);
      refuseMoreTimes(rule, row);
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
      const of = { userId: user.id, reminderId: id };
      const isGone = await files.removeWithFiles(of, () => repo.remove(user.id, id, whenRemoved));
      if (!isGone) throw new DomainError('not_found');
    },
  };
}

export type RemindersService = ReturnType<typeof remindersService>;

function nextOf(now: Temporal.Instant, timeZone: string, input: BodyOf<typeof preview>): string[] {
  const rule = ruleOf(ruleRow(input, timeZone));
  const wall = now.toZonedDateTimeISO(timeZone).toPlainDateTime().toString().slice(0, 16);
  const next: string[] = [];
  let at = nextAfter(rule, wall);
  while (at && next.length < PREVIEWED) {
    next.push(at);
    at = nextAfter(rule, at);
  }
  return next;
}
