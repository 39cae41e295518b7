import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { Config } from './config.ts';
import { isOverHttps } from './over-https.ts';

const TWO_YEARS = 63_072_000;

/** What a page of ours asks a browser for: her voice, a card before the camera, sound, a whole screen that stays alight, a key of staff. */
const ASKED = [
  'camera',
  'microphone',
  'autoplay',
  'fullscreen',
  'clipboard-write',
  'screen-wake-lock',
  'publickey-credentials-create',
  'publickey-credentials-get',
];
/** All else that a browser could grant. It names those alone that Chromium knows: each other one is a warning there. */
const REFUSED = [
  'accelerometer',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'payment',
  'picture-in-picture',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
const PERMISSIONS = [
  ...ASKED.map((name) => `${name}=(self)`),
  ...REFUSED.map((name) => `${name}=()`),
].join(', ');

type Headers = Readonly<Record<string, string>>;
type Middleware = ReturnType<typeof helmet.strictTransportSecurity>;

/**
 * What is no page and no file of one. Who reads it is a script, for which most of a page's headers mean nothing: they are
 * about what a document loads, opens and asks for.
 */
const isData = (url: string) => /^\/(?:api|health)(?:[/?]|$)/.test(url);

/** Of data: guess no type, let no other site read it, and should a browser show it by itself, run and frame nothing. */
const ON_DATA: Headers = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  // Files have a policy of their own, which says nothing of frames.
  'x-frame-options': 'SAMEORIGIN',
};
/** A browser that is told "not modified" goes on with those of the answer that it has (RFC 9111, 3.2). */
export const KEPT_WITH_ANSWER = new Set([...Object.keys(ON_DATA), 'content-type']);

/** What every page says to the browser: load nothing from elsewhere, guess no types, be framed by nobody. */
function headersOfPages({ s3 }: Pick<Config, 's3'>): Headers {
  const store = s3?.endpoint ? [new URL(s3.endpoint).origin] : [];
  const middleware = helmet({
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
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  return { ...headersOf(middleware), 'permissions-policy': PERMISSIONS };
}

/** What every answer says, by its address: worked out once, as it is the same each time. */
export function securityHeaders(config: Pick<Config, 's3' | 'publicUrl'>) {
  const onPages = headersOfPages(config);
  const overHttps = headersOf(helmet.strictTransportSecurity({ maxAge: TWO_YEARS }));
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(isData(request.url) ? ON_DATA : onPages);
    if (isOverHttps(request, config.publicUrl)) reply.headers(overHttps);
  };
}

/** What helmet would write. */
function headersOf(middleware: Middleware): Headers {
  const headers: Record<string, string> = {};
  const response = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  const [request, written] = [{}, response] as unknown as Parameters<Middleware>;
  middleware(request, written, () => undefined);
  return headers;
}
