import type { AnyEndpoint, SubjectKind } from '@encina/contract/endpoint';
import type { ErrorCode } from '@encina/contract/error-codes';

/** What any request may meet: a host, an address or a key that is not understood, or a server in trouble. */
const ALWAYS = [
  'unknown_host',
  'malformed',
  'invalid',
  'internal',
  'unavailable',
  'busy',
  'disk_failed',
  'disk_full',
] as const satisfies readonly ErrorCode[];

const MISSING: Readonly<Partial<Record<SubjectKind, ErrorCode>>> = {
  user: 'user_not_found',
  municipality: 'municipality_not_found',
};

/** What is said of a thing that is not there, or not the caller's. */
export const missing = ({ subject }: Pick<AnyEndpoint, 'subject'>): ErrorCode =>
  (subject && MISSING[subject.kind]) ?? 'not_found';

/** The codes with which an endpoint may refuse: what follows from its declaration, and what it declares besides. */
export function refusalsOf(endpoint: AnyEndpoint): ReadonlySet<ErrorCode> {
  return new Set([
    ...ALWAYS,
    ...forCaller(endpoint),
    ...forAddress(endpoint),
    ...forBody(endpoint),
    ...(endpoint.refuses ?? []),
  ]);
}

function* forCaller(endpoint: AnyEndpoint) {
  const { method, audience, strangerRefusal, consent, familyRefusal } = endpoint;
  if (method !== 'GET') yield 'foreign_origin' as const;
  if (!audience.includes('stranger')) yield* ['unauthenticated', 'forbidden'] as const;
  if (strangerRefusal) yield strangerRefusal;
  if (consent?.support) yield* [familyRefusal ?? 'data_not_shared', 'person_paused'] as const;
  if (consent?.admin) yield 'metrics_not_shared' as const;
  if (audience.includes('admin') && !endpoint.beforeFactor) yield 'factor_required' as const;
  if (endpoint.confirms) yield 'confirmation_required' as const;
}

function* forAddress(endpoint: AnyEndpoint): Iterable<ErrorCode> {
  if (endpoint.subject) yield missing(endpoint);
  if (Object.keys(endpoint.params.shape).length > 0) yield 'not_found';
  if (endpoint.ranges) yield 'range_not_satisfiable';
}

/** A stranger is asked how much there is to come before anything else, whatever the method. */
function* forBody({ method, audience }: AnyEndpoint) {
  if (method !== 'GET') yield* ['too_large', 'unsupported_type'] as const;
  else if (audience.includes('stranger')) yield 'too_large' as const;
}
