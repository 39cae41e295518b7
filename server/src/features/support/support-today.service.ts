import type { MoodKind } from '@encina/contract/moods';
import type { Reminder } from '@encina/contract/reminders';
import type { PersonToday } from '@encina/contract/support-today';
import type { LogOverview } from '../../core/access-log.ts';
import type { ActorOf } from '../../core/actor.ts';
import type { linksRepo } from './links.repo.ts';

/** What another feature knows of several people of one town; who has nothing is not there. */
type OfEach<Thing> = (
  userIds: readonly string[],
  timeZone: string,
) => Promise<ReadonlyMap<string, Thing>>;

export interface SupportTodayDeps {
  readonly links: ReturnType<typeof linksRepo>;
  readonly photoOf: (user: { id: string; photo_key: string | null }) => string | null;
  readonly remindersOf: OfEach<Reminder[]>;
  readonly moodsOf: OfEach<MoodKind>;
  readonly logOverview: LogOverview;
}

/** A carer's morning: everybody's day on one page. One query for each kind of thing, however many people they are. */
export function supportTodayService(deps: SupportTodayDeps) {
  const { links, photoOf, remindersOf, moodsOf, logOverview } = deps;
  return {
    async today(actor: ActorOf<'support'>): Promise<PersonToday[]> {
      const people = await links.sharing(actor.supportPersonId);
      const [first] = people;
      if (!first) return [];
      const ids = people.map(({ id }) => id);
      const [reminders, moods] = await Promise.all([
        remindersOf(ids, first.time_zone),
        moodsOf(ids, first.time_zone),
      ]);
      // Before it is shown, as everywhere.
      await logOverview(actor, ids, ['reminders', 'metrics']);
      return people.map((person) => ({
        id: person.id,
        name: person.name,
        photo: photoOf(person),
        lastActiveAt: person.last_active_at,
        mood: moods.get(person.id) ?? null,
        reminders: reminders.get(person.id) ?? [],
      }));
    },
  };
}

export type SupportTodayService = ReturnType<typeof supportTodayService>;
