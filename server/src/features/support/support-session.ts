import type { BackNews, SupportSession } from '@encina/contract/support';
import { DomainError } from '../../core/errors.ts';
import type { linksRepo } from './links.repo.ts';
import type { PersonRow } from './persons.repo.ts';

/** Who asks this support person for a call, and since when. */
export type CallRequests = (supportPersonId: string) => Promise<ReadonlyMap<string, string>>;

/** What came back to this support person since she last read, by person. */
export type NewsFor = (supportPersonId: string) => Promise<ReadonlyMap<string, BackNews>>;

const NO_NEWS: BackNews = { replies: 0, liked: 0, received: 0 };

export interface SupportSessionDeps {
  readonly links: ReturnType<typeof linksRepo>;
  /** Where the photo of a person is; null where there is none. */
  readonly photoOf: (user: { id: string; photo_key: string | null }) => string | null;
  readonly callRequests: CallRequests;
  readonly newsFor: NewsFor;
}

/** Her number is told with her wish to be called, and without it not at all. */
const callOf = ({ phone }: { phone: string | null }, askedAt: string | undefined) =>
  askedAt === undefined ? null : { askedAt, phone };

/** What a relative or carer is told when she comes in: whom she looks after, as they are now. */
export const sessionOf =
  ({ links, photoOf, callRequests, newsFor }: SupportSessionDeps) =>
  async (person: PersonRow): Promise<SupportSession> => {
    const [rows, asking, news] = await Promise.all([
      links.looksAfter(person.id),
      callRequests(person.id),
      newsFor(person.id),
    ]);
    const users = rows.map((row) => ({
      id: row.id,
      name: row.name,
      photo: photoOf(row),
      familyConsent: row.family_consent === 1,
      call: callOf(row, asking.get(row.id)),
      paused: row.is_active === 1 ? null : { words: row.pause_words },
      news: news.get(row.id) ?? NO_NEWS,
    }));
    const [first] = users;
    // With her last link her account went: nobody can be here without one.
    if (!first) throw new DomainError('unauthenticated');
    const { id: userId, name, familyConsent } = first;
    return { id: person.id, name: person.name, userId, user: { name, familyConsent }, users };
  };
