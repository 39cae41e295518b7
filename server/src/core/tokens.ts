import { hash, randomBytes, randomInt } from 'node:crypto';

/** A session token: 256 random bits, base64url. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 in hexadecimal: enough for a random token, far too fast for a password. */
export const hashToken = (token: string): string => hash('sha256', token);

/** Letters and digits that nobody mistakes for each other when reading them aloud. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A code for people: `length` characters of 31, 4.95 bits each. */
export function newCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** What a person typed, as it was issued: capitals, without spaces or hyphens. */
export const normalCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
