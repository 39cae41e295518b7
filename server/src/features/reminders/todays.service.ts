import type { Reminder } from '@encina/contract/reminders';
import type { Clock } from '../../core/clock.ts';
import { inSight, inSightSpan } from './in-sight.ts';
import { momentAt, ofPerson } from './known.ts';
import { shown } from './reminder-view.ts';
import type { todaysRepo } from './todays.repo.ts';

interface TodaysDeps {
  readonly repo: ReturnType<typeof todaysRepo>;
  readonly clock: Clock;
}

/** Today of several people of one town, by person, as each of them has it before her. */
export const todaysOf =
  ({ repo, clock }: TodaysDeps) =>
  async (userIds: readonly string[], timeZone: string): Promise<Map<string, Reminder[]>> => {
    const moment = momentAt(clock(), timeZone);
    const rows = await repo.within(userIds, inSightSpan(moment, 1));
    const byPerson = Map.groupBy(rows, (row) => row.user_id);
    return new Map(
      [...byPerson].map(([userId, hers]) => [
        userId,
        inSight(ofPerson(hers), 1, moment).map((it) => shown(it, moment)),
      ]),
    );
  };
