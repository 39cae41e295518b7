import type { BodyOf } from '@encina/contract/endpoint';
import type { Mood, MoodKind, sayMood } from '@encina/contract/moods';
import type { Authorized, UserSubject } from '../../core/actor.ts';
import { type Clock, toText } from '../../core/clock.ts';
import type { moodsRepo } from './moods.repo.ts';

type User = Authorized<UserSubject>;

/** "¿Cómo estás hoy?", once a local day; nobody has to answer. */
export function moodsService({
  repo,
  clock,
}: {
  repo: ReturnType<typeof moodsRepo>;
  clock: Clock;
}) {
  const today = ({ timeZone }: Pick<User, 'timeZone'>) =>
    clock().toZonedDateTimeISO(timeZone).toPlainDate();
  return {
    async last(user: User, days: number): Promise<Mood[]> {
      const first = today(user).subtract({ days: days - 1 });
      const rows = await repo.since(user.id, first.toString());
      return rows.map(({ day, mood }) => ({ day, mood }));
    },
    /** What several people of one town said today; who said nothing is not there. */
    async todayOf(userIds: readonly string[], timeZone: string): Promise<Map<string, MoodKind>> {
      const rows = await repo.ofDay(userIds, today({ timeZone }).toString());
      return new Map(rows.map(({ user_id, mood }) => [user_id, mood]));
    },
    async say(user: User, { mood, secondsAgo = 0 }: BodyOf<typeof sayMood>): Promise<Mood> {
      const said = clock().subtract({ seconds: secondsAgo });
      const day = said.toZonedDateTimeISO(user.timeZone).toPlainDate().toString();
      await repo.say({ user_id: user.id, day, mood, said_at: toText(said) });
      return { day, mood };
    },
    async takeBack(user: User): Promise<void> {
      await repo.remove(user.id, today(user).toString());
    },
  };
}

export type MoodsService = ReturnType<typeof moodsService>;
