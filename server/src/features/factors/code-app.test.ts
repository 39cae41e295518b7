import { Secret } from 'otpauth';
import { expect, it } from 'vitest';
import { appAddress, newAppSecret, stepOf } from './code-app.ts';

/** Of RFC 6238, appendix B: its codes have eight digits, of which an app shows the last six. */
const SECRET = Secret.fromUTF8('12345678901234567890').base32;
const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1_000);

it.for([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const)('at %d seconds the code of the standard is right', ([seconds, code]) => {
  expect(stepOf(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

it('a code is right half a minute before and after its own, and not a whole one', () => {
  expect(stepOf(SECRET, '287082', at(29))).toBe(1);
  expect(stepOf(SECRET, '287082', at(89))).toBe(1);
  expect(stepOf(SECRET, '287082', at(90))).toBeUndefined();
  expect(stepOf(SECRET, '287083', at(59))).toBeUndefined();
});

it('a secret has 160 bits and goes to the app with the names of town and account', () => {
  const secret = newAppSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(appAddress(secret, 'Valle', 'ana@pueblo.es'));
  expect(address.protocol + address.host).toBe('otpauth:totp');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret,
    issuer: 'Encina · Valle',
    digits: '6',
    period: '30',
  });
});
