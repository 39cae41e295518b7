import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { z } from 'zod';
import type { Config } from './config.ts';
import { DomainError, type ErrorCode } from './errors.ts';

const BODY_LIMIT = 64 * 1024;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A Fastify instance with what every answer has: security headers, cookies, ETags, one shape of error. */
export async function createHttp(config: Config): Promise<FastifyInstance> {
  // A rule that has no sentence of its own says this one, never zod's English.
  z.config({ customError: () => 'Falta algún dato o no está bien escrito.' });
  const app = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy as boolean,
    routerOptions: { maxParamLength: 200 },
    // Every request of every open home screen would be a line; failures are logged by the error handler.
    logController: new LogController({ disableRequestLogging: true }),
  });
  // A JSON body may be empty where the declaration lets it be left out.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(text as string));
    } catch {
      done(new DomainError('malformed'));
    }
  });
  await app.register(cookie);
  await app.register(etag);
  await registerHelmet(app, config);
  app.addHook('onRequest', async (request, reply) => {
    refuseForeignOrigin(request, config.publicUrl);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'private, no-cache');
  });
  app.setErrorHandler<FastifyError | DomainError>((error, request, reply) => {
    const refusal = error instanceof DomainError ? error : fromFramework(error, request);
    const { retryAfter, fields } = refusal.details;
    if (retryAfter) reply.header('retry-after', retryAfter);
    return reply
      .code(refusal.status)
      .send({ error: refusal.message, code: refusal.code, ...(fields ? { fields } : {}) });
  });
  return app;
}

async function registerHelmet(app: FastifyInstance, config: Config) {
  const store = config.s3?.endpoint ? [new URL(config.s3.endpoint).origin] : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...store],
        mediaSrc: ["'self'", 'blob:', ...store],
        connectSrc: ["'self'", ...store],
        styleSrc: ["'self'", "'unsafe-inline'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: config.publicUrl?.startsWith('https:')
      ? { maxAge: 15_552_000 }
      : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
}

/** Refuses what changes state on behalf of another site. Requests without either header come from no browser. */
function refuseForeignOrigin(request: FastifyRequest, publicUrl: string | undefined) {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new DomainError('foreign_origin');
  }
  const { origin } = request.headers;
  if (origin === undefined) return;
  const own = [request.host, publicUrl && URL.parse(publicUrl)?.host];
  if (!own.includes(URL.parse(origin)?.host)) throw new DomainError('foreign_origin');
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
  request.log.error(error);
  return new DomainError(status === 503 ? 'unavailable' : 'internal');
}
