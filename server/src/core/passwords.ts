import { createHmac } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import { commonPasswords } from './common-passwords.ts';
import { DomainError } from './errors.ts';

// OWASP Password Storage Cheat Sheet: argon2id (the library's default), 19 MiB, 2 passes, 1 lane.
const ARGON2: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hashPassword(password: string): Promise<string>;
  /** Takes as long without a hash (or an empty one) as with one: the time must not tell which accounts exist. */
  verifyPassword(hash: string | undefined, password: string): Promise<boolean>;
  hashPin(pin: string): Promise<string>;
  verifyPin(hash: string, pin: string): Promise<boolean>;
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

/**
 * @param secretKey server secret, not in the database: a PIN has 10,000 values, so a stolen table alone must
 * not be enough to try them.
 */
export function passwords(secretKey: Buffer): Passwords {
  const pepper = (pin: string) =>
    createHmac('sha256', secretKey).update(`pin:${pin}`).digest('hex');
  const nobody = hash('nobody has this password', ARGON2);
  return {
    hashPassword,
    async verifyPassword(stored, password) {
      const matches = await verify(stored || (await nobody), password);
      return Boolean(stored) && matches;
    },
    hashPin: (pin) => hash(pepper(pin), ARGON2),
    verifyPin: (stored, pin) => verify(stored, pepper(pin)),
  };
}
