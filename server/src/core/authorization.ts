import type { ActorKind, AnyEndpoint, SubjectKind } from '@encina/contract/endpoint';
import type { ErrorCode } from '@encina/contract/error-codes';
import type {
  Actor,
  ActorOf,
  Authorized,
  LinkLookup,
  ShownLookup,
  Subject,
  SubjectLoaders,
  UserSubject,
} from './actor.ts';
import { DomainError } from './errors.ts';
import { missing } from './refusals.ts';

/** Most able first: with several sessions in one browser, the first that may call is the one that calls. */
const PRECEDENCE = ['admin', 'user', 'support', 'device'] as const satisfies readonly ActorKind[];

export interface Authorization {
  readonly actor: Actor;
  readonly subject: Authorized<Subject> | undefined;
}

export interface AuthorizationDeps {
  readonly load: SubjectLoaders;
  readonly isLinked: LinkLookup;
  readonly isShown: ShownLookup;
  /** True where strangers may see the profile picker, on a closed network. */
  readonly openPicker: boolean;
}

export interface Address {
  readonly params: unknown;
  readonly query: unknown;
}

/** The id of what an address names, where it names something of that kind. */
export function named(
  { subject }: AnyEndpoint,
  address: Address,
  kind: SubjectKind | undefined = subject?.kind,
): string | undefined {
  if (!subject || subject.kind !== kind) return undefined;
  const id = (address[subject.in] as Record<string, unknown>)[subject.name];
  return typeof id === 'string' ? id : undefined;
}

/**
 * Decides who calls, or throws. No session is 401; a session of a kind that is never admitted, 403; another
 * town's or another person's thing, 404, as is a thing that does not exist; a missing consent, 403.
 */
export function authorizer({ load, isLinked, isShown, openPicker }: AuthorizationDeps) {
  async function related(actor: Actor, subject: Subject): Promise<boolean> {
    if (actor.kind === 'stranger' || actor.municipalityId !== subject.municipalityId) return false;
    if (subject.kind !== 'user') return true;
    if (actor.kind === 'user') return actor.userId === subject.id;
    if (actor.kind === 'support') return isLinked(actor.supportPersonId, subject.id);
    if (actor.kind === 'device') {
      return actor.deviceId === null || isShown(actor.deviceId, subject.id);
    }
    return true;
  }

  /** Neither one's own town nor whom the session brought with it is looked up again. */
  async function subjectOf(
    kind: SubjectKind,
    id: string,
    candidates: readonly Actor[],
    person: UserSubject | undefined,
  ): Promise<Subject | undefined> {
    if (kind === 'user' && person?.id === id) return person;
    const isOwnTown = candidates.some((it) => it.kind !== 'stranger' && it.municipalityId === id);
    if (kind === 'municipality' && isOwnTown) return { kind, id, municipalityId: id };
    return load[kind](id);
  }

  return async (
    endpoint: AnyEndpoint,
    actors: readonly Actor[],
    address: Address,
    person?: UserSubject,
  ): Promise<Authorization> => {
    const candidates = byPrecedence(endpoint, actors);
    const admitsOpenly = openPicker && endpoint.audience.includes('device');
    if (candidates.length === 0 && endpoint.audience.includes('stranger')) {
      return { actor: { kind: 'stranger' }, subject: undefined };
    }
    if (candidates.length === 0 && !admitsOpenly) throw notAdmitted(endpoint, actors);
    if (!endpoint.subject) {
      if (candidates[0]) return { actor: candidates[0], subject: undefined };
      throw notAdmitted(endpoint, actors);
    }
    const id = named(endpoint, address);
    if (!id) throw new DomainError('invalid');
    const subject = await subjectOf(endpoint.subject.kind, id, candidates, person);
    if (!subject) throw new DomainError(missing(endpoint));
    if (admitsOpenly) candidates.push(openDevice(subject));
    let refusal: ErrorCode | undefined;
    for (const actor of candidates) {
      if (!(await related(actor, subject))) continue;
      const withheld = missingConsent(endpoint, actor, subject);
      if (!withheld) return { actor, subject: subject as Authorized<Subject> };
      refusal = withheld;
    }
    throw new DomainError(refusal ?? missing(endpoint));
  };
}

function byPrecedence(endpoint: AnyEndpoint, actors: readonly Actor[]): Actor[] {
  return PRECEDENCE.filter((kind) => endpoint.audience.includes(kind)).flatMap((kind) =>
    actors.filter((actor) => actor.kind === kind),
  );
}

/** A device enrols a town, not a person: with a device alone, the answer is still "log in". */
function notAdmitted(endpoint: AnyEndpoint, actors: readonly Actor[]): DomainError {
  if (actors.some((actor) => actor.kind !== 'device')) return new DomainError('forbidden');
  const code = actors.length === 0 ? endpoint.strangerRefusal : undefined;
  return new DomainError(code ?? 'unauthenticated');
}

function missingConsent(
  endpoint: AnyEndpoint,
  actor: Actor,
  subject: Subject,
): ErrorCode | undefined {
  if (actor.kind !== 'support' && actor.kind !== 'admin') return undefined;
  const consent = endpoint.consent?.[actor.kind];
  if (!consent) return undefined;
  const { familyConsent, municipalConsent, isActive } = subject as UserSubject;
  const { familyRefusal = 'data_not_shared' } = endpoint;
  if (consent === 'family' && !isActive) return 'person_paused';
  if (consent === 'family') return familyConsent ? undefined : familyRefusal;
  return municipalConsent ? undefined : 'metrics_not_shared';
}

function openDevice(subject: Subject): ActorOf<'device'> {
  return { kind: 'device', municipalityId: subject.municipalityId, deviceId: null };
}
