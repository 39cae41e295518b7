import type { BodyOf } from '@encina/contract/endpoint';
import type { SupportSession, supportLogin } from '@encina/contract/support';
import type { choosePassword } from '@encina/contract/support-access';
import { type ActorOf, deviceIn } from '../../core/actor.ts';
import { familyAccount } from '../../core/attempts.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import { deviceName } from '../../core/device-name.ts';
import { DomainError } from '../../core/errors.ts';
import { type LoginSource, passwordLogin } from '../../core/password-login.ts';
import type { SupportCodesService } from './codes.service.ts';
import type { PersonRow, personsRepo } from './persons.repo.ts';
import { type SupportSessionDeps, sessionOf } from './support-session.ts';

export interface SupportEntryDeps
  extends SupportSessionDeps,
    Pick<Dependencies, 'passwords' | 'sessions' | 'throttle'> {
  readonly repo: ReturnType<typeof personsRepo>;
  readonly codes: SupportCodesService;
  readonly isTown: (municipalityId: string) => Promise<boolean>;
}

/** How a relative or carer comes in, and goes. */
export function supportEntryService(deps: SupportEntryDeps) {
  const { repo, codes, sessions, throttle } = deps;
  const told = sessionOf(deps);
  const logIn = passwordLogin({ ...deps, accountOf, find: repo.findByEmail });

  /** @returns the session, and its token; undefined where her password is another one by now. */
  async function open(person: PersonRow, hash: string, from: LoginSource) {
    const { id, email, municipality_id } = person;
    const token = await sessions.openWhile(
      {
        kind: 'support',
        municipality_id,
        support_person_id: id,
        device_id: deviceIn(municipality_id, from.actors),
        place: deviceName(from.userAgent),
      },
      hash,
    );
    if (!token) return undefined;
    from.browser.remember(accountOf(municipality_id, email));
    from.browser.remember(familyAccount(municipality_id));
    return { session: await told(person), token };
  }

  return {
    async login(input: BodyOf<typeof supportLogin>, from: LoginSource) {
      return logIn(input, from, (person) => open(person, person.password_hash, from));
    },
    /** Comes in with a code of staff, and with a password of her own from then on. */
    async choosePassword(input: BodyOf<typeof choosePassword>, from: LoginSource) {
      const deviceId = deviceIn(input.municipalityId, from.actors);
      const { personId, hash } = await codes.choose(input, { ...from, deviceId });
      const person = await repo.find(personId);
      const opened = person && (await open(person, hash, from));
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
