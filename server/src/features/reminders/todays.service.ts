import type { Reminder } from '@encina/contract/reminders';
import type { Clock } from '../../core/clock.ts';
import { dayText } from './day-number.ts';
import { type Happening, happeningsBetween, soonestFirst } from './happenings.ts';
import { byReminder, momentAt } from './known.ts';
import { shown } from './reminder-view.ts';
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
    const { today } = moment;
    const rows = await repo.within(userIds, { from: dayText(today), end: dayText(today + 1) });
    const byPerson = new Map<string, Happening[]>();
    for (const known of byReminder(rows)) {
      const { user_id } = known.row;
      const hers = byPerson.get(user_id) ?? [];
      hers.push(...happeningsBetween([known], today, today + 1, moment));
      byPerson.set(user_id, hers);
    }
    return new Map(
      [...byPerson].map(([userId, hers]) => [
        userId,
        hers.sort(soonestFirst).map((it) => shown(it, moment)),
      ]),
    );
  };
