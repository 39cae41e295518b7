import { isBusy } from '../db/busy.ts';

/** Of the network, and of PostgreSQL when it is stopping, starting or full. */
const CODES: ReadonlySet<unknown> = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EPIPE',
    'ETIMEDOUT',
  ],
  ...['57P01', '57P02', '57P03', '53300'],
  // A statement that ran for too long.
  '57014',
]);
/** What `pg` says without a code. */
const WORDS = /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout/;

/** True where the database or the file store did not answer: nothing that the request could have done better. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isBusy(error) || ('code' in error && CODES.has(error.code))) return true;
  return WORDS.test(error.message) || isOutage(error.cause);
}
