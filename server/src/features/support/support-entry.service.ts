import type { BodyOf } from '@encina/contract/endpoint';
import type { BackNews, SupportSession, supportLogin } from '@encina/contract/support';
import type { choosePassword } from '@encina/contract/support-access';
import type { Actor, ActorOf } from '../../core/actor.ts';
import { deviceName } from '../../core/device-name.ts';
import { DomainError } from '../../core/errors.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { Sessions } from '../../core/sessions.ts';
import { loginAttempts, type Throttle } from '../../core/throttle.ts';
import type { SupportCodesService } from './codes.service.ts';
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
  readonly codes: SupportCodesService;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  /** Where the photo of a person is; null where there is none. */
  readonly photoOf: (user: { id: string; photo_key: string | null }) => string | null;
  readonly callRequests: CallRequests;
  readonly newsFor: NewsFor;
}

/** From where somebody comes in. */
interface Source {
  readonly address: string;
  readonly actors: readonly Actor[];
  readonly userAgent: string;
}

/** Her number is told with her wish to be called, and without it not at all. */
const callOf = ({ phone }: { phone: string | null }, askedAt: string | undefined) =>
  askedAt === undefined ? null : { askedAt, phone };

/** How a relative or carer comes in, and goes. */
export function supportEntryService(deps: SupportEntryDeps) {
  const { repo, links, codes, passwords, sessions, throttle, photoOf } = deps;
  const { callRequests, newsFor } = deps;

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
      paused: row.is_active === 1 ? null : { words: row.pause_words },
      news: news.get(row.id) ?? NO_NEWS,
    }));
    const [first] = users;
    // With her last link her account went: nobody can be here without one.
    if (!first) throw new DomainError('unauthenticated');
    const { id: userId, name, familyConsent } = first;
    return { id: person.id, name: person.name, userId, user: { name, familyConsent }, users };
  }

  /** @returns the session, and its token; undefined where her password is another one by now. */
  async function open(person: PersonRow, hash: string, deviceId: string | null, from: Source) {
    const token = await sessions.openWhile(
      {
        kind: 'support',
        municipality_id: person.municipality_id,
        support_person_id: person.id,
        device_id: deviceId,
        place: deviceName(from.userAgent),
      },
      hash,
    );
    return token && { session: await sessionOf(person), token };
  }

  return {
    async login(
      { municipalityId, email: given, password }: BodyOf<typeof supportLogin>,
      from: Source,
    ) {
      const email = given.toLowerCase();
      const deviceId = deviceIn(municipalityId, from);
      const attempts = loginAttempts(accountOf(municipalityId, email), deviceId, from.address);
      const person = await throttle.attempt(attempts, async () => {
        const found = await repo.findByEmail(municipalityId, email);
        const right = await passwords.verifyPassword(found?.password_hash, password);
        return right ? found : undefined;
      });
      const opened = person && (await open(person, person.password_hash, deviceId, from));
      if (!opened) throw new DomainError('wrong_credentials');
      return opened;
    },
    /** Comes in with a code of staff, and with a password of her own from then on. */
    async choosePassword(input: BodyOf<typeof choosePassword>, from: Source) {
      const deviceId = deviceIn(input.municipalityId, from);
      const { personId, hash } = await codes.choose(input, deviceId ?? `address:${from.address}`);
      const person = await repo.find(personId);
      const opened = person && (await open(person, hash, deviceId, from));
      if (!opened) throw new DomainError('wrong_access_code');
      // Whoever has forgotten a password has guessed at it.
      await throttle.forgetLogins(accountOf(person.municipality_id, person.email));
      return opened;
    },
    async me({ supportPersonId }: ActorOf<'support'>): Promise<SupportSession> {
      const person = await repo.find(supportPersonId);
      if (!person) throw new DomainError('unauthenticated');
      return sessionOf(person);
    },
    logout: (actor: ActorOf<'support'>) => sessions.end(actor.sessionId),
  };
}

const accountOf = (municipalityId: string, email: string) => `support:${municipalityId}:${email}`;

/** The device of that municipality from which she comes, if it is one. */
function deviceIn(municipalityId: string, { actors }: Source): string | null {
  const device = actors.find(
    (actor) => actor.kind === 'device' && actor.municipalityId === municipalityId,
  );
  return device?.kind === 'device' ? device.deviceId : null;
}

export type SupportEntryService = ReturnType<typeof supportEntryService>;
