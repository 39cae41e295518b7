import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, type Options, verify } from '@node-rs/argon2';
import { commonPasswords } from './common-passwords.ts';
import { DomainError } from './errors.ts';
import { type FairQueue, fairQueue } from './fair-queue.ts';

// OWASP Password Storage Cheat Sheet: argon2id (the library's default), 19 MiB, 2 passes, 1 lane.
const ARGON2: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * One more than there are cores: none stands still until the thread of the requests comes to hand it the next. Of libuv's
 * four threads, which the reading of files needs too, one is always left for that.
 */
const HASHES_AT_ONCE = Math.min(3, availableParallelism() + 1);
/** As many as are done in about four seconds: longer nobody waits, and each holds a request open. */
const MOST_WAITING = 400;
const RETRY_SECONDS = 5;
/**
 * Where a crowd comes in. A hash turns over more memory than the caches hold, and the thread that answers finds nothing of
 * its own in them: five that are let in one after the other cost little more than three apart (decision 0100).
 */
const TOLD_TOGETHER = 5;
const NO_TOWN = '';

/** `town` says in whose turn it is done: no town waits behind all the log-ins of another. Rejects with `busy`. */
export interface Passwords {
  hashPassword(password: string, town?: string): Promise<string>;
  /** Takes as long without a hash (or an empty one) as with one: the time must not tell which accounts exist. */
  verifyPassword(hash: string | undefined, password: string, town?: string): Promise<boolean>;
  hashPin(pin: string, town?: string): Promise<string>;
  verifyPin(hash: string, pin: string, town?: string): Promise<boolean>;
}

/** @throws DomainError `common_password` where it is one that everybody tries first. */
export function refuseCommon(password: string): void {
  if (commonPasswords.has(password.toLowerCase())) throw new DomainError('common_password');
}

/** Needs no secret: whoever holds the server may set a password beside it. @throws DomainError `common_password` */
export function hashPassword(password: string): Promise<string> {
  refuseCommon(password);
  return hash(password, ARGON2);
}

export const hashQueue = (mostWaiting = MOST_WAITING): FairQueue =>
  fairQueue({
    workers: HASHES_AT_ONCE,
    mostWaiting,
    retryAfter: RETRY_SECONDS,
    toldTogether: TOLD_TOGETHER,
  });

/**
 * @param secretKey server secret, not in the database: a PIN has 10,000 values, so a stolen table alone must
 * not be enough to try them.
 */
export function passwords(secretKey: Buffer, queue = hashQueue()): Passwords {
  const pepper = (pin: string) =>
    createHmac('sha256', secretKey).update(`pin:${pin}`).digest('hex');
  const nobody = hash('nobody has this password', ARGON2);
  return {
    hashPassword(password, town = NO_TOWN) {
      refuseCommon(password);
      return queue(town, () => hash(password, ARGON2));
    },
    verifyPassword: (stored, password, town = NO_TOWN) =>
      queue(town, async () => {
        const matches = await verify(stored || (await nobody), password);
        return Boolean(stored) && matches;
      }),
    hashPin: (pin, town = NO_TOWN) => queue(town, () => hash(pepper(pin), ARGON2)),
    verifyPin: (stored, pin, town = NO_TOWN) => queue(town, () => verify(stored, pepper(pin))),
  };
}
