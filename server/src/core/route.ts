import type { Readable } from 'node:stream';
import type { AnyEndpoint, ResponseBodyOf } from '@encina/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LogAccess } from './access-log.ts';
import type { Actor, UserSubject } from './actor.ts';
import { type authorizer, named } from './authorization.ts';
import { type Call, callOf } from './call.ts';
import type { Clock } from './clock.ts';
import { requireConfirmation } from './confirmation.ts';
import { renewNames, tokensOf } from './cookies.ts';
import { DomainError } from './errors.ts';
import { BODY_LIMIT } from './http.ts';
import { serializers } from './serializer.ts';
import type { Sessions } from './sessions.ts';
import type { StaffLog } from './staff-log.ts';
import { asksAsStaff } from './staff-path.ts';
import { isStreamed, type StreamedFile, sendStreamed } from './streamed-file.ts';
import { type Asked, isUnchanged, tagOf } from './unchanged.ts';
import { sayUnmodified } from './unmodified.ts';

/** Bytes for an endpoint that answers a file: whole, or as they come. */
export interface FileResponse {
  readonly bytes: Uint8Array | Readable;
  readonly type: string;
}

type File = FileResponse | StreamedFile;
// biome-ignore lint/suspicious/noConfusingVoidType: a handler of a 204 may simply return
type Handled<E> = undefined extends ResponseBodyOf<E> ? File | undefined | void : ResponseBodyOf<E>;

/** Mounts a declared endpoint: session → access → parse in → handler → declared fields out. */
export type AddRoute = <E extends AnyEndpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<Handled<E>>,
) => void;

export interface RouteDeps {
  readonly sessions: Sessions;
  readonly authorize: ReturnType<typeof authorizer>;
  readonly publicUrl: string | undefined;
  readonly secretKey: Buffer;
  readonly logAccess: LogAccess;
  readonly staffLog: StaffLog;
  readonly clock: Clock;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: AnyEndpoint;
  }
}

export function mount(app: FastifyInstance, deps: RouteDeps): AddRoute {
  app.decorateRequest('granted', null);
  const { grant, hasAnswer } = granting(deps);

  return (endpoint, handler) => {
    // Deny by default: an endpoint that says nothing of its audience must not start.
    if (endpoint.audience.length === 0) throw new Error(`${endpoint.path} has no audience`);
    const serializerFor = serializers(endpoint);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
      // Before the body is read: who may not call need not upload.
      onRequest: (request, reply) => grant(request, reply, endpoint),
      handler: async (request, reply) => {
        const asked = askedOf(endpoint, request);
        if (hasAnswer(endpoint, request)) {
          return reply.code(304).header('etag', request.headers['if-none-match']).send();
        }
        let until: number | undefined;
        const holdsUntil = (instant: number) => {
          until = instant;
        };
        const call = { ...callOf(endpoint, request, reply, deps), holdsUntil };
        requireConfirmation(endpoint, call.actor, call.body);
        const answer: unknown = await handler(call as Call<typeof endpoint>);
        if (asked) reply.header('etag', tagOf(asked, until));
        if (endpoint.logs && call.actor.kind === 'admin') {
          await deps.staffLog.note(call.actor, { kind: endpoint.logs, on: call.subject });
        }
        // Before it is shown: what cannot be written down is not seen either.
        if (endpoint.shows) await deps.logAccess(call, endpoint.shows);
        if (isStreamed(answer)) return sendStreamed(request, reply, answer);
        return send(reply, answer, serializerFor(call.actor.kind));
      },
    });
  };
}

/** Who asks, whether she may, and whether she knows the answer already. */
function granting(deps: RouteDeps) {
  async function grant(request: FastifyRequest, reply: FastifyReply, endpoint: AnyEndpoint) {
    const tokens = tokensOf(request, deps.publicUrl);
    const { actors, person } = await deps.sessions.callers(
      tokens,
      named(endpoint, request, 'user'),
    );
    const isRenewed = renewNames(request, reply, deps.publicUrl);
    const asking = asksAsStaff(request) ? staffAmong(actors, endpoint) : actors;
    request.granted = { ...(await deps.authorize(endpoint, asking, request, person)), actors };
    const { actor } = request.granted;
    if (actor.kind === 'stranger') refuseLarge(request);
    if (actor.kind === 'admin' && actor.needsFactor && !endpoint.beforeFactor) {
      throw new DomainError('factor_required');
    }
    if (!isRenewed && hasAnswer(endpoint, request)) {
      sayUnmodified(reply, request.headers['if-none-match']);
    }
  }

  /** Whether she who asks has what she would be answered. */
  function hasAnswer(endpoint: AnyEndpoint, request: FastifyRequest): boolean {
    const asked = askedOf(endpoint, request);
    return asked ? isUnchanged(request.headers['if-none-match'], asked, deps.clock()) : false;
  }

  return { grant, hasAnswer };
}

/** Of the person who asks for what changes with her alone; others are shown it with their own eyes, and it is noted. */
function askedOf(
  { changesWithHer }: AnyEndpoint,
  { granted, url }: FastifyRequest,
): Asked | undefined {
  if (!changesWithHer || granted?.actor.kind !== 'user') return undefined;
  const version = (granted.subject as UserSubject | undefined)?.version;
  return version ? { url, version } : undefined;
}

/** Whoever is not logged in sends little; a length that is not said may be any. */
function refuseLarge({ headers }: FastifyRequest): void {
  const length = headers['transfer-encoding'] ? Infinity : Number(headers['content-length'] ?? 0);
  if (length > BODY_LIMIT) throw new DomainError('too_large');
}

/** An ended session of staff is told as that: their device is never answered in its stead. */
function staffAmong(actors: readonly Actor[], { audience }: AnyEndpoint): Actor[] {
  const staff = actors.filter(({ kind }) => kind === 'admin');
  if (staff.length === 0 && !audience.includes('stranger')) {
    throw new DomainError('unauthenticated');
  }
  return staff;
}

function send(
  reply: FastifyReply,
  answer: unknown,
  serialize: ((answer: unknown) => string) | undefined,
) {
  if (answer === undefined) return reply.code(204).send();
  if (serialize) return reply.type('application/json; charset=utf-8').send(serialize(answer));
  const { bytes, type } = answer as FileResponse;
  return reply.type(type).send(bytes);
}
