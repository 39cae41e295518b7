import type { HomeParts } from '@encina/contract/home';
import type { Authorized, UserSubject } from '../../core/actor.ts';

type User = Authorized<UserSubject>;
type Asking<Part> = (user: User) => Promise<Part>;
/** What two parts tell of, in one asking. */
type OfToday = 'agenda' | 'reminders';

/** Where each part comes from: from whoever answers it alone. */
export type PartsOfHome = {
  readonly [Part in Exclude<keyof HomeParts, OfToday>]: Asking<HomeParts[Part]>;
} & { readonly today: Asking<Pick<HomeParts, OfToday> & { readonly until: number }> };

/** The first screen of a person, and the instant, in ms since 1970, at which time alone makes it another one. */
export const homeService =
  (of: PartsOfHome) =>
  async (person: User): Promise<{ parts: HomeParts; until: number }> => {
    const [today, user, messages, scores, media, chat, week, moods, terms] = await Promise.all([
      of.today(person),
      of.user(person),
      of.messages(person),
      of.scores(person),
      of.media(person),
      of.chat(person),
      of.week(person),
      of.moods(person),
      of.terms(person),
    ]);
    const { agenda, reminders, until } = today;
    const parts = { user, agenda, reminders, messages, scores, media, chat, week, moods, terms };
    return { parts, until };
  };
