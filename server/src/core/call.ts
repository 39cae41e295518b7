import { Readable } from 'node:stream';
import type {
  ActorKind,
  AnyEndpoint,
  AudienceOf,
  BodyOf,
  ParamsOf,
  QueryOf,
  SubjectKind,
  SubjectOf,
} from '@encina/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor, ActorOf, Authorized, SubjectTypes } from './actor.ts';
import type { Authorization } from './authorization.ts';
import { cookieOf, type SessionCookies, sessionCookies } from './cookies.ts';
import { DomainError } from './errors.ts';
import { type Browser, knownBrowser } from './known-browser.ts';

/** A body that is read as it comes. */
export interface Incoming {
  readonly bytes: Readable;
  /** As the caller declares it, with its parameters; an empty text where it does not. */
  readonly type: string;
  /** As the caller declares it. */
  readonly length: number | undefined;
}

/** What a handler gets of a request. */
export interface Call<E> {
  /** The one who calls, narrowed to the declared audience. */
  readonly actor: ActorOf<AudienceOf<E> & ActorKind>;
  /** Every session the request brought, for the few endpoints about sessions themselves. */
  readonly actors: readonly Actor[];
  readonly subject: [SubjectOf<E>] extends [never]
    ? undefined
    : Authorized<SubjectTypes[SubjectOf<E> & SubjectKind]>;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The body of an endpoint that is declared to read it itself. */
  readonly incoming: () => Incoming;
  readonly cookies: SessionCookies;
  /** The browser that asks, and where somebody has come in with it. */
  readonly browser: Browser;
  /** Address of the caller, as far as proxies are trusted. */
  readonly address: string;
  readonly userAgent: string;
  /** Address of the page that asks, as its browser knows it. */
  readonly page: string;
  /** A UUID that the caller chose for this command: sent again, it is the same command. */
  readonly idempotencyKey: string | undefined;
  header(name: string, value: string | number): void;
  /** Of an answer that changes with her: the instant, in ms since 1970, at which time alone makes it another one. */
  holdsUntil(instant: number): void;
}

/** What the access rules have found out, and every session that the request brought. */
export interface Granted extends Authorization {
  readonly actors: readonly Actor[];
}

declare module 'fastify' {
  interface FastifyRequest {
    granted: Granted | null;
  }
}

const idempotencyKey = z.uuid('La clave de la petición debe ser un UUID.').optional();

/**
 * Reads a request as its endpoint declares it.
 * @throws DomainError `invalid` with a sentence for each field that is not as declared
 */
export function callOf(
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl, secretKey }: { readonly publicUrl: string | undefined; readonly secretKey: Buffer },
) {
  const { granted } = request;
  if (!granted) throw new DomainError('unauthenticated');
  const cookies = sessionCookies(request, reply, publicUrl);
  const browser = cookieOf(request, 'browser', publicUrl);
  return {
    actor: granted.actor,
    actors: granted.actors,
    subject: granted.subject,
    params: parse(endpoint.params, request.params),
    query: parse(endpoint.query, request.query),
    body: endpoint.body ? parse(endpoint.body, request.body ?? undefined) : undefined,
    incoming: () => incomingOf(request),
    cookies,
    browser: knownBrowser(secretKey, browser, (value) => cookies.set('browser', value)),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    page: publicUrl ?? `${request.protocol}://${request.host}`,
    idempotencyKey: keyOf(request),
    header: (name: string, value: string | number) => void reply.header(name, value),
  };
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return key === undefined ? undefined : (parse(idempotencyKey, key) as string | undefined);
}

function incomingOf({ body, headers }: FastifyRequest): Incoming {
  const bytes = body ?? Readable.from([]);
  // JSON has been read by then, and is none of the types that are awaited here.
  if (!(bytes instanceof Readable)) throw new DomainError('unsupported_type');
  const length = headers['content-length'];
  return {
    bytes,
    type: headers['content-type'] ?? '',
    length: length === undefined ? undefined : Number(length),
  };
}

function parse(schema: z.ZodType, input: unknown): unknown {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message;
  const first = parsed.error.issues[0]?.message;
  throw new DomainError('invalid', { fields, ...(first ? { message: first } : {}) });
}
