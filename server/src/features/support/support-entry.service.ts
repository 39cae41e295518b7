import type { BodyOf } from '@encina/contract/endpoint';
import type { BackNews, SupportSession, supportLogin } from '@encina/contract/support';
import type { Actor, ActorOf } from '../../core/actor.ts';
import { DomainError } from '../../core/errors.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { Sessions } from '../../core/sessions.ts';
import { loginAttempts, type Throttle } from '../../core/throttle.ts';
import type { linksRepo } from './links.repo.ts';
import type { PersonRow, personsRepo } from './persons.repo.ts';

/** Who asks this support person for a call, and since when. */
export type CallRequests = (supportPersonId: string) => Promise<ReadonlyMap<string, string>>;

/** What came back to this support person since she last read, by person. */
export type NewsFor = (supportPersonId: string) => Promise<ReadonlyMap<string, BackNews>>;

const NO_NEWS: BackNews = { replies: 0, liked: 0, received: 0 };

export interface SupportEntryDeps {
  readonly repo: ReturnType<typeof personsRepo>;
  readonly links: ReturnType<typeof linksRepo>;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  /** Where the photo of a person is; null where there is none. */
  readonly photoOf: (user: { id: string; photo_key: string | null }) => string | null;
  readonly callRequests: CallRequests;
  readonly newsFor: NewsFor;
}

/** Her number is told with her wish to be called, and without it not at all. */
const callOf = ({ phone }: { phone: string | null }, askedAt: string | undefined) =>
  askedAt === undefined ? null : { askedAt, phone };

/** How a relative or carer comes in, and goes. */
export function supportEntryService(deps: SupportEntryDeps) {
  const { repo, links, passwords, sessions, throttle, photoOf, callRequests, newsFor } = deps;

  async function sessionOf(person: PersonRow): Promise<SupportSession> {
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
      news: news.get(row.id) ?? NO_NEWS,
    }));
    const [first] = users;
    // With her last link her account went: nobody can be here without one.
    if (!first) throw new DomainError('unauthenticated');
    const { id: userId, name, familyConsent } = first;
    return { id: person.id, name: person.name, userId, user: { name, familyConsent }, users };
  }

  return {
    /** @returns the session, and its token. */
    async login(
      { municipalityId, email: given, password }: BodyOf<typeof supportLogin>,
      { address, actors }: { address: string; actors: readonly Actor[] },
    ) {
      const email = given.toLowerCase();
      const device = actors.find(
        (actor) => actor.kind === 'device' && actor.municipalityId === municipalityId,
      );
      const deviceId = device?.kind === 'device' ? device.deviceId : null;
      const account = `support:${municipalityId}:${email}`;
      const person = await throttle.attempt(loginAttempts(account, deviceId, address), async () => {
        const found = await repo.findByEmail(municipalityId, email);
        const right = await passwords.verifyPassword(found?.password_hash, password);
        return right ? found : undefined;
      });
      if (!person) throw new DomainError('wrong_credentials');
      const session = await sessionOf(person);
      const owner = { municipality_id: municipalityId, support_person_id: person.id };
      return { session, token: await sessions.open({ kind: 'support', ...owner }) };
    },
    async me({ supportPersonId }: ActorOf<'support'>): Promise<SupportSession> {
      const person = await repo.find(supportPersonId);
      if (!person) throw new DomainError('unauthenticated');
      return sessionOf(person);
    },
    logout: (actor: ActorOf<'support'>) => sessions.end(actor.sessionId),
  };
}

export type SupportEntryService = ReturnType<typeof supportEntryService>;
