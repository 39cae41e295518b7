import { hash } from 'node:crypto';
import type { ErrorCode, Refusal } from '@encina/contract/error-codes';
import { MOST_BYTES } from '@encina/contract/files';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { z } from 'zod';
import type { Config } from './config.ts';
import { DomainError } from './errors.ts';
import { isAboutGone } from './gone.ts';
import { hostGuard } from './hosts.ts';
import { parseJsonBody } from './json-body.ts';
import { outageOf } from './outage.ts';
import { KEPT_WITH_ANSWER, securityHeaders } from './security-headers.ts';
import { withoutStaff } from './staff-path.ts';

/** In bytes: all that is taken where an endpoint declares no more, and from whoever is not logged in. */
export const BODY_LIMIT = 64 * 1024;
/** Seconds after which a server that cannot answer now is to be asked again. */
const RETRY_AFTER = 5;
/** In ms: the longest that a request may take to arrive. A film of 50 MB over a poor line takes its time. */
const ARRIVAL_LIMIT = { file: 1_800_000, other: 60_000 };
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

type SecurityHeaders = ReturnType<typeof securityHeaders>;

/** A Fastify instance with what every answer has: security headers, cookies, ETags, one shape of error. */
export async function createHttp(config: Config): Promise<FastifyInstance> {
  const secure = securityHeaders(config);
  // A rule that has no sentence of its own says this one, never zod's English.
  z.config({ customError: () => 'Falta algún dato o no está bien escrito.' });
  const app = serverOf(config, secure);
  takeDeclaredBodies(app);
  await app.register(cookie);
  await app.register(etag, { hashFn: (payload) => hash('sha1', payload, 'base64') });
  watchRequests(app, config, secure);
  app.setErrorHandler<FastifyError | DomainError>((error, request, reply) => {
    const refusal = error instanceof DomainError ? error : fromFramework(error, request);
    discardRest(request, reply);
    return refuse(reply, refusal);
  });
  return app;
}

const serverOf = (config: Config, secure: SecurityHeaders): FastifyInstance =>
  Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    bodyLimit: BODY_LIMIT,
    requestTimeout: ARRIVAL_LIMIT.file,
    trustProxy: config.trustProxy as boolean,
    routerOptions: { maxParamLength: 200 },
    // While it ends it still answers what comes on open connections, in our own words.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => withoutStaff(url),
    // Every request of every open home screen would be a line; failures are logged by the error handler.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request would write its number, which no other line has.
    childLoggerFactory: (logger) => logger,
    // What the router refuses before any hook: an address that cannot be decoded, or is far too long.
    frameworkErrors: (error, request, reply) => {
      secure(request, reply);
      return refuse(reply, new DomainError(error.statusCode === 400 ? 'malformed' : 'not_found'));
    },
  });

/** Of bodies JSON is taken, and anything else where an endpoint says that it reads bytes itself. */
function takeDeclaredBodies(app: FastifyInstance): void {
  // A form of another site can send plain text without asking; nothing here takes any.
  app.removeContentTypeParser('text/plain');
  // A JSON body may be empty where the declaration lets it be left out.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, parseJsonBody(text as string));
    } catch (error) {
      done(error as DomainError);
    }
  });
  app.addContentTypeParser('*', (request, payload, done) => {
    if (request.routeOptions.config.endpoint?.incoming) done(null, payload);
    else done(new DomainError('unsupported_type'));
  });
}

/** What runs at every request: with a callback, as a promise would be one more turn of each. */
function watchRequests(app: FastifyInstance, { publicUrl }: Config, secure: SecurityHeaders): void {
  const isOurs = hostGuard(publicUrl);
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode === 304) for (const name of KEPT_WITH_ANSWER) reply.removeHeader(name);
    done(null, payload);
  });
  app.addHook('onRequest', (request, reply, done) => {
    secure(request, reply);
    if (!isOurs(request.headers.host) && !isWatch(request)) throw new DomainError('unknown_host');
    refuseForeignOrigin(request, publicUrl);
    if (!request.routeOptions.config.endpoint?.incoming) endDripping(request.raw);
    if (request.url.includes('%00')) throw new DomainError('malformed');
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'private, no-cache');
    done();
  });
}

function refuse(reply: FastifyReply, { status, message, code, details }: DomainError) {
  const { retryAfter = status === 503 ? RETRY_AFTER : undefined, fields } = details;
  if (retryAfter) reply.header('retry-after', retryAfter);
  const refusal: Refusal = { error: message, code, ...(fields ? { fields } : {}) };
  return reply.code(status).send(refusal);
}

/** Ends a connection whose body drips in. What has none is complete though its parser has not said so yet. */
function endDripping(raw: FastifyRequest['raw']): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
  if (raw.complete || (length === '0' && encoding === undefined)) return;
  const timer = setTimeout(() => raw.destroy(), ARRIVAL_LIMIT.other);
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
}

/**
 * Of a file that is refused on its way: unread, it would stand in the way of what its connection asks next. More than
 * any file may have is read from nobody.
 */
function discardRest({ routeOptions, headers, raw }: FastifyRequest, reply: FastifyReply): void {
  if (!routeOptions.config.endpoint?.incoming) return;
  endDripping(raw);
  const length = Number(headers['content-length'] ?? Infinity);
  // A form says more than its file.
  if (length <= MOST_BYTES + BODY_LIMIT) raw.resume();
  else reply.header('connection', 'close');
}

/** A balancer asks how the server is by whatever name it has for it. */
const isWatch = ({ url }: FastifyRequest) => url.startsWith('/health/');

/** Refuses what changes state on behalf of another site. Requests without either header come from no browser. */
function refuseForeignOrigin(request: FastifyRequest, publicUrl: string | undefined) {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new DomainError('foreign_origin');
  }
  const { origin } = request.headers;
  if (origin === undefined) return;
  // `Origin: null`, of a page without one, has no host: nobody's own.
  const host = URL.parse(origin)?.host;
  const isOwn = host === request.host || host === (publicUrl && URL.parse(publicUrl)?.host);
  if (!host || !isOwn) throw new DomainError('foreign_origin');
}

const FRAMEWORK_CODES: Partial<Record<number, ErrorCode>> = {
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many_attempts',
  503: 'unavailable',
};

/** What the framework refuses by itself, in our words; everything else is our fault and is logged. */
function fromFramework(error: FastifyError, request: FastifyRequest): DomainError {
  const status = error.statusCode ?? 500;
  if (status < 500) return new DomainError(FRAMEWORK_CODES[status] ?? 'malformed');
  if (isAboutGone(error)) return new DomainError('not_found');
  request.log.error(error);
  return new DomainError(outageOf(error) ?? (status === 503 ? 'unavailable' : 'internal'));
}
