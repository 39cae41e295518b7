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
    const { today, ...others } = await answersOf(of, person);
    const { agenda, reminders, until } = today;
    return { parts: { ...others, agenda, reminders }, until };
  };

type Answers = { readonly [Part in keyof PartsOfHome]: Awaited<ReturnType<PartsOfHome[Part]>> };

/** All of them are asked at once. */
async function answersOf(of: PartsOfHome, person: User): Promise<Answers> {
  const asked = Object.entries(of).map(async ([part, ask]) => [part, await ask(person)] as const);
  return Object.fromEntries(await Promise.all(asked)) as unknown as Answers;
}
