import { type Clock, inSeconds, toText } from './clock.ts';
import { DomainError } from './errors.ts';
import type { throttleRepo } from './throttle.repo.ts';

/** Wrong attempts before the first wait. */
const FREE = 5;
/** Waits after the fifth wrong attempt, the sixth …, in minutes. The last one repeats. */
const WAITS_MINUTES = [1, 2, 4, 8, 15];
/** A whole account takes many more, whatever address they come from: enough for a typist, not for a dictionary. */
const FREE_PER_ACCOUNT = 50;
const FORGET_AFTER_SECONDS = 24 * 3_600;

/** One thing that is being guessed at, from one place. */
export interface Attempt {
  readonly key: string;
  readonly free?: number;
}

export interface Throttle {
  /**
   * Counts the attempt, then compares; a right one wipes the count.
   * @throws DomainError `too_many_attempts` without comparing while a key is blocked.
   */
  attempt<T>(
    attempts: readonly Attempt[],
    compare: () => Promise<T | undefined>,
  ): Promise<T | undefined>;
  /** Wipes the counts of a person's PIN on every device: for a new PIN. */
  forgetPin(userId: string): Promise<void>;
  /** Wipes the counts of an account's log-ins: for a new password. */
  forgetLogins(account: string): Promise<void>;
  forgetOld(): Promise<void>;
}

export const pinAttempt = (userId: string, place: string): Attempt => ({
  key: `pin:${userId}:${place}`,
});
/** At the secret of a printed card: in the way of a PIN. */
export const cardAttempt = (userId: string, place: string): Attempt => ({
  key: `card:${userId}:${place}`,
});
export const codeAttempt = (municipalityId: string, place: string): Attempt => ({
  key: `code:${municipalityId}:${place}`,
});
export const accessCodeAttempt = (municipalityId: string, place: string): Attempt => ({
  key: `access-code:${municipalityId}:${place}`,
});
/** At what staff show besides their password; the password was right already. */
export const factorAttempt = (
  adminId: string,
  kind: 'passkey' | 'app' | 'printed' | 'new-app',
): Attempt => ({ key: `factor:${adminId}:${kind}` });

/**
 * From an enrolled device, the account from that device: strangers who share the town hall's address, or guess
 * from many, must not lock the clerk out. From elsewhere, the account from this address and the account from
 * anywhere. Never the address alone: a town hall shares one.
 */
export function loginAttempts(
  account: string,
  deviceId: string | null,
  address: string,
): Attempt[] {
  if (deviceId !== null) return [{ key: `login:${account}:device:${deviceId}` }];
  return [
    { key: `login:${account}:address:${address}` },
    { key: `login:${account}`, free: FREE_PER_ACCOUNT },
  ];
}

export function throttle(repo: ReturnType<typeof throttleRepo>, clock: Clock): Throttle {
  async function take({ key, free = FREE }: Attempt) {
    const now = clock();
    const blockedUntil = await repo.take(key, {
      now: toText(now),
      forgetBefore: inSeconds(now, -FORGET_AFTER_SECONDS),
      free,
      waits: WAITS_MINUTES.map((minutes) => inSeconds(now, minutes * 60)),
    });
    if (blockedUntil === undefined) return;
    const wait = Temporal.Instant.from(blockedUntil).since(now).total('seconds');
    const seconds = Math.max(1, Math.ceil(wait));
    const minutes = Math.ceil(seconds / 60);
    throw new DomainError('too_many_attempts', {
      message: `Demasiados intentos. Espera ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} o pide ayuda.`,
      retryAfter: seconds,
    });
  }

  return {
    async attempt(list, compare) {
      for (const attempt of list) await take(attempt);
      const found = await compare();
      if (found !== undefined) await repo.forget(list.map((attempt) => attempt.key));
      return found;
    },
    forgetPin: (userId) => repo.forgetStarting(pinAttempt(userId, '').key),
    forgetLogins: (account) => repo.forgetStarting(`login:${account}`),
    forgetOld: () => repo.forgetOlderThan(inSeconds(clock(), -FORGET_AFTER_SECONDS)),
  };
}
