import type { BodyOf } from '@encina/contract/endpoint';
import type { Mood, MoodKind, sayMood, takeMoodBack } from '@encina/contract/moods';
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
  /** What she did without a network comes later: it is of the day on which she did it. */
  const saidOn = (
    { timeZone }: User,
    { secondsAgo = 0 }: { readonly secondsAgo?: number | undefined },
  ) => {
    const at = clock().subtract({ seconds: secondsAgo });
    return { said_at: toText(at), day: at.toZonedDateTimeISO(timeZone).toPlainDate().toString() };
  };
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
    async say(user: User, { mood, ...body }: BodyOf<typeof sayMood>): Promise<Mood> {
      const { said_at, day } = saidOn(user, body);
      await repo.say({ user_id: user.id, day, mood, said_at });
      return { day, mood };
    },
    async takeBack(user: User, body: BodyOf<typeof takeMoodBack> = {}): Promise<void> {
      const { said_at, day } = saidOn(user, body);
      await repo.takeBack(user.id, day, said_at);
    },
  };
}

export type MoodsService = ReturnType<typeof moodsService>;
