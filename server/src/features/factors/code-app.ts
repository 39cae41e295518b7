import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every app has it: SHA-1, six digits, half a minute. */
const PERIOD = 30;
/** One step before and one after: the clock of a telephone is never quite right. */
const WINDOW = 1;

const app = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD });

/** A new secret, 160 random bits in Base32. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

/** What the app scans: the secret, and whose it is. */
export function appAddress(secret: string, town: string, email: string): string {
  return app(secret, { issuer: `Encina · ${town}`, label: email }).toString();
}

/**
 * The step for which the code is right now, undefined where there is none. Whoever remembers it and takes later ones
 * alone is not deceived by a code that was read over a shoulder.
 */
export function stepOf(secret: string, code: string, now: Temporal.Instant): number | undefined {
  const timestamp = now.epochMilliseconds;
  const delta = app(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + delta;
}
