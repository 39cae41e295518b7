import type { Reminder } from '@encina/contract/reminders';
import type { Clock } from '../../core/clock.ts';
import { byReminder, momentAt, shownBetween, soonestFirst } from './occurrences.ts';
import type { todaysRepo } from './todays.repo.ts';

interface TodaysDeps {
  readonly repo: ReturnType<typeof todaysRepo>;
  readonly clock: Clock;
}

/** Today of several people of one town, by person. */
export const todaysOf =
  ({ repo, clock }: TodaysDeps) =>
  async (userIds: readonly string[], timeZone: string): Promise<Map<string, Reminder[]>> => {
    const moment = momentAt(clock(), timeZone);
    const tomorrow = moment.today.add({ days: 1 });
    const rows = await repo.within(userIds, { from: `${moment.today}`, end: `${tomorrow}` });
    const byPerson = new Map<string, Reminder[]>();
    for (const known of byReminder(rows)) {
      const shown = shownBetween(known, moment.today, tomorrow, moment);
      const { user_id } = known.row;
      byPerson.set(user_id, [...(byPerson.get(user_id) ?? []), ...shown]);
    }
    for (const reminders of byPerson.values()) reminders.sort(soonestFirst);
    return byPerson;
  };
