import { expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { passwords } from './passwords.ts';

const key = Buffer.from('a secret of tests, 32 bytes long');
const ours = passwords(key);

it('passwords and PINs are hashed with argon2id as OWASP asks: 19 MiB, two passes', async () => {
  const parameters = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
  expect(await ours.hashPassword('la encina de la dehesa')).toMatch(parameters);
  expect(await ours.hashPin('2468')).toMatch(parameters);
});

it('a password is right or wrong by every letter of it', async () => {
  const hash = await ours.hashPassword('La encina de la dehesa');
  expect(await ours.verifyPassword(hash, 'La encina de la dehesa')).toBe(true);
  expect(await ours.verifyPassword(hash, 'la encina de la dehesa')).toBe(false);
  expect(await ours.verifyPassword(hash, '')).toBe(false);
});

it('nobody’s password is never right', async () => {
  expect(await ours.verifyPassword(undefined, 'nobody has this password')).toBe(false);
});

it('the hash of a PIN is worth nothing without the key of the server', async () => {
  const hash = await ours.hashPin('2468');
  expect(await ours.verifyPin(hash, '2468')).toBe(true);
  expect(await ours.verifyPin(hash, '2469')).toBe(false);
  expect(await passwords(Buffer.alloc(32)).verifyPin(hash, '2468')).toBe(false);
  expect(await ours.verifyPassword(hash, '2468')).toBe(false);
});

it('two people with one PIN have two hashes', async () => {
  expect(await ours.hashPin('2468')).not.toBe(await ours.hashPin('2468'));
});

it('the 3,000 most common passwords of six letters and more are refused, and what is guessed first here', () => {
  expect(commonPasswords.size).toBeGreaterThan(3_000);
  for (const password of ['123456', 'iloveyou', 'baseball', 'ayuntamiento1', 'extremadura']) {
    expect(() => ours.hashPassword(password)).toThrow('Esa contraseña es de las más usadas');
  }
});

it('the common passwords are refused in capitals too; all are long enough to be chosen', async () => {
  expect(() => ours.hashPassword('QwErTy')).toThrow('Esa contraseña es de las más usadas');
  for (const password of commonPasswords) {
    expect(password.length).toBeGreaterThanOrEqual(6);
    expect(password).toBe(password.toLowerCase());
  }
});
