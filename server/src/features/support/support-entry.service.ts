import type { BodyOf } from '@encina/contract/endpoint';
import type { SupportSession, supportLogin } from '@encina/contract/support';
import type { choosePassword } from '@encina/contract/support-access';
import { type Actor, type ActorOf, deviceIn } from '../../core/actor.ts';
import { attemptsIn, familyAccount, loginAttempts, type Source } from '../../core/attempts.ts';
import { deviceName } from '../../core/device-name.ts';
import { DomainError } from '../../core/errors.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { Sessions } from '../../core/sessions.ts';
import type { Throttle } from '../../core/throttle.ts';
import type { SupportCodesService } from './codes.service.ts';
import type { PersonRow, personsRepo } from './persons.repo.ts';
import { type SupportSessionDeps, sessionOf } from './support-session.ts';

export interface SupportEntryDeps extends SupportSessionDeps {
  readonly repo: ReturnType<typeof personsRepo>;
  readonly codes: SupportCodesService;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly isTown: (municipalityId: string) => Promise<boolean>;
}

/** From where somebody comes in. */
interface EntrySource extends Source {
  readonly actors: readonly Actor[];
  readonly userAgent: string;
}

/** How a relative or carer comes in, and goes. */
export function supportEntryService(deps: SupportEntryDeps) {
  const { repo, codes, passwords, sessions, throttle } = deps;
  const told = sessionOf(deps);

  /** @returns the session, and its token; undefined where her password is another one by now. */
  async function open(person: PersonRow, hash: string, deviceId: string | null, from: EntrySource) {
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
    if (!token) return undefined;
    from.browser.remember(accountOf(person.municipality_id, person.email));
    from.browser.remember(familyAccount(person.municipality_id));
    return { session: await told(person), token };
  }

  return {
    async login(
      { municipalityId, email: given, password }: BodyOf<typeof supportLogin>,
      from: EntrySource,
    ) {
      const email = given.toLowerCase();
      const deviceId = deviceIn(municipalityId, from.actors);
      const attempts = loginAttempts(accountOf(municipalityId, email), { ...from, deviceId });
      const isTown = await deps.isTown(municipalityId);
      const person = await throttle.attempt(attemptsIn(isTown, attempts), async () => {
        const found = await repo.findByEmail(municipalityId, email);
        const right = await passwords.verifyPassword(
          found?.password_hash,
          password,
          municipalityId,
        );
        return right ? found : undefined;
      });
      const opened = person && (await open(person, person.password_hash, deviceId, from));
      if (!opened) throw new DomainError('wrong_credentials');
      return opened;
    },
    /** Comes in with a code of staff, and with a password of her own from then on. */
    async choosePassword(input: BodyOf<typeof choosePassword>, from: EntrySource) {
      const deviceId = deviceIn(input.municipalityId, from.actors);
      const { personId, hash } = await codes.choose(input, { ...from, deviceId });
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
      return told(person);
    },
    logout: (actor: ActorOf<'support'>) => sessions.end(actor.sessionId),
  };
}

const accountOf = (municipalityId: string, email: string) => `support:${municipalityId}:${email}`;

export type SupportEntryService = ReturnType<typeof supportEntryService>;
