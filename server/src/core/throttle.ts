import { type Attempt, pinAccount } from './attempts.ts';
import { type Clock, inSeconds, toText } from './clock.ts';
import { DomainError } from './errors.ts';
import { fairQueue } from './fair-queue.ts';
import type { throttleRepo } from './throttle.repo.ts';

/** Wrong attempts before the first wait. */
const FREE = 5;
/** Waits after the fifth wrong attempt, the sixth …, in minutes. The last one repeats. */
const WAITS_MINUTES = [1, 2, 4, 8, 15];
const REMEMBERED_SECONDS = 3_600;

/** Each is some durable writes: of any number that come at once, so many stand in line before whoever reads. */
const COUNTED_AT_ONCE = 4;
/** Others wait, each source in a lane of its own. A town hall that comes in at nine is fewer. */
const MOST_WAITING = 400;
const RETRY_AFTER = 5;

export interface Throttle {
  /**
   * Counts the attempt, then compares; a right one wipes the count.
   * @throws DomainError `too_many_attempts` without comparing while a key is blocked, `busy` without counting where
   * too many come at once.
   */
  attempt<T>(
    attempts: readonly Attempt[],
    compare: () => Promise<T | undefined>,
  ): Promise<T | undefined>;
  /** The same, and what a right attempt leads to: it begins while the count is wiped, so that SQLite writes both at once. */
  attemptAnd<T, Made>(
    attempts: readonly Attempt[],
    compare: () => Promise<T | undefined>,
    make: (found: T) => Promise<Made>,
  ): Promise<Made | undefined>;
  /** Wipes the counts of a person's PIN on every device: for a new PIN. */
  forgetPin(userId: string): Promise<void>;
  /** Wipes the counts of an account's log-ins: for a new password. */
  forgetLogins(account: string): Promise<void>;
  forgetOld(): Promise<void>;
}

const keysOf = (attempts: readonly Attempt[]) => attempts.map(({ key }) => key);
/** The address or device that guesses; a browser that has been in has a key of its own. */
const sourceOf = (attempts: readonly Attempt[]) =>
  (attempts.find(({ isShared }) => isShared) ?? attempts[0])?.key ?? '';

export function throttle(repo: ReturnType<typeof throttleRepo>, clock: Clock): Throttle {
  const counting = fairQueue({
    workers: COUNTED_AT_ONCE,
    mostWaiting: MOST_WAITING,
    retryAfter: RETRY_AFTER,
  });

  async function takeAll(attempts: readonly Attempt[]): Promise<void> {
    const now = clock();
    const waits = WAITS_MINUTES.map((minutes) => inSeconds(now, minutes * 60));
    const taken = attempts.map(
      ({ key, free = FREE, remembered = REMEMBERED_SECONDS, isShared = false }) => ({
        key,
        now: toText(now),
        expiresAt: inSeconds(now, remembered),
        isWindow: isShared,
        free,
        waits,
      }),
    );
    const blockedUntil = await repo.takeAll(taken);
    if (blockedUntil === undefined) return;
    throw tooMany(Temporal.Instant.from(blockedUntil).since(clock()).total('seconds'));
  }

  /** Whoever was sent away because too many came at once has guessed at nothing. */
  async function notCompared(attempts: readonly Attempt[], error: unknown): Promise<never> {
    if (error instanceof DomainError && error.code === 'busy') {
      await repo.giveBack(keysOf(attempts));
    }
    throw error;
  }

  const attemptAnd: Throttle['attemptAnd'] = async (attempts, compare, make) => {
    await counting(sourceOf(attempts), () => takeAll(attempts));
    const found = await compare().catch((error: unknown) => notCompared(attempts, error));
    if (found === undefined) return undefined;
    const own = attempts.filter(({ isShared }) => !isShared);
    const shared = attempts.filter(({ isShared }) => isShared);
    const [made] = await Promise.all([make(found), repo.forgive(keysOf(own), keysOf(shared))]);
    return made;
  };

  return {
    attempt: (attempts, compare) => attemptAnd(attempts, compare, async (found) => found),
    attemptAnd,
    forgetPin: (userId) => repo.forgetStarting(pinAccount(userId)),
    forgetLogins: (account) => repo.forgetStarting(`login:${account}`),
    forgetOld: () => repo.forgetExpired(toText(clock())),
  };
}

function tooMany(wait: number): DomainError {
  const seconds = Math.max(1, Math.ceil(wait));
  const minutes = Math.ceil(seconds / 60);
  return new DomainError('too_many_attempts', {
    message: `Demasiados intentos. Espera ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} o pide ayuda.`,
    retryAfter: seconds,
  });
}
