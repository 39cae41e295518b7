import type { ErrorCode } from '@encina/contract/error-codes';

/** Of the network, and of PostgreSQL when it is stopping, starting or has no connection left. */
const AWAY = [
  ...[
    'EAI_AGAIN',
    'ECONNABORTED',
    'ECONNREFUSED',
    'ECONNRESET',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EPIPE',
    'ETIMEDOUT',
  ],
  ...['57P01', '57P02', '57P03', '53300'],
  // Others were in the way, as while a migration is made beside us: a deadlock, a serialization failure.
  ...['40P01', '40001'],
  // A statement that ran for too long, and SQLite's lock that another process holds.
  ...['57014', 5],
];
/** Of the file system, of PostgreSQL and of SQLite (by its number). */
const FULL = ['ENOSPC', 'EDQUOT', '53100', 13];
const BROKEN = ['EIO', 'EROFS', 'ENXIO', 'ESTALE', '58030', 8, 10, 11, 14, 26];
/** What `pg` says without a code. */
const WORDS =
  /^Connection terminated|^cached plan must not change result type|^timeout exceeded when trying to connect|^Query read timeout|is not queryable$/;

type Outage = Extract<ErrorCode, 'unavailable' | 'disk_full' | 'disk_failed'>;
const OUTAGES: readonly (readonly [Outage, ReadonlySet<unknown>])[] = [
  ['unavailable', new Set(AWAY)],
  ['disk_full', new Set<unknown>(FULL)],
  ['disk_failed', new Set<unknown>(BROKEN)],
];

/** What of the machine is at fault, where it is neither the request nor the program; undefined otherwise. */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error);
  const known = OUTAGES.find(([, codes]) => codes.has(code));
  if (known) return known[0];
  return WORDS.test(error.message) || isOfStore(error) ? 'unavailable' : outageOf(error.cause);
}

/** An S3 store that is too slow, or says that the fault is its own. */
function isOfStore(error: Error): boolean {
  return error.name === 'TimeoutError' || ('$fault' in error && error.$fault === 'server');
}

/** SQLite says which error of its own it was in a number, whose lowest byte is its kind. */
function codeOf(error: Error): unknown {
  if ('errcode' in error && typeof error.errcode === 'number') return error.errcode & 0xff;
  return 'code' in error ? error.code : undefined;
}
