import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { Config } from './config.ts';
import { isOverHttps } from './over-https.ts';

const TWO_YEARS = 63_072_000;

/** What a page of ours asks a browser for: her voice, a card before the camera, sound, a whole screen, a key of staff. */
const ASKED = [
  'camera',
  'microphone',
  'autoplay',
  'fullscreen',
  'clipboard-write',
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
  'screen-wake-lock',
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

/** What every answer says to the browser: load nothing from elsewhere, guess no types, be framed by nobody. */
export function securityHeaders(config: Pick<Config, 's3' | 'publicUrl'>) {
  const store = config.s3?.endpoint ? [new URL(config.s3.endpoint).origin] : [];
  const always = helmet({
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
  const overHttps = helmet.strictTransportSecurity({ maxAge: TWO_YEARS });
  return (request: FastifyRequest, { raw }: FastifyReply): void => {
    always(request.raw, raw, noop);
    raw.setHeader('permissions-policy', PERMISSIONS);
    if (isOverHttps(request, config.publicUrl)) overHttps(request.raw, raw, noop);
  };
}

const noop = () => undefined;
