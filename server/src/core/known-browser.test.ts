import { expect, it } from 'vitest';
import { SECRET_KEY } from '../testing/town.ts';
import { knownBrowser } from './known-browser.ts';

/** What a browser carries after somebody has come in to these accounts with it. */
function cookieAfter(...accounts: string[]): string {
  let cookie: string | undefined;
  for (const account of accounts) {
    knownBrowser(SECRET_KEY, cookie, (value) => {
      cookie = value;
    }).remember(account);
  }
  return cookie ?? '';
}
const read = (cookie: string | undefined, key = SECRET_KEY) =>
  knownBrowser(key, cookie, () => undefined);

it('a browser is known at the accounts to which somebody came in with it, and at no other', () => {
  const cookie = cookieAfter('pin:ana', 'pin:luis');
  expect(read(cookie).idAt('pin:ana')).toMatch(/^[\w-]{22}$/);
  expect(read(cookie).idAt('pin:luis')).toBe(read(cookie).idAt('pin:ana'));
  expect(read(cookie).idAt('pin:rosa')).toBeUndefined();
  expect(read(undefined).idAt('pin:ana')).toBeUndefined();
});

it('a browser that remembers two accounts in one answer keeps both', () => {
  const kept: string[] = [];
  const browser = knownBrowser(SECRET_KEY, undefined, (value) => kept.push(value));
  browser.remember('one');
  browser.remember('two');
  const after = read(kept.at(-1));
  expect([after.idAt('one'), after.idAt('two')]).not.toContain(undefined);
});

it('a browser cannot make itself known: number, signature and account belong together', () => {
  const [ana = '', luis = ''] = [cookieAfter('pin:ana'), cookieAfter('pin:luis')];
  const [number] = luis.split('.');
  const [, signature] = ana.split('.');
  expect(read(`${number}.${signature}`).idAt('pin:ana')).toBeUndefined();
  expect(
    read(ana, Buffer.from('another key of another server 32')).idAt('pin:ana'),
  ).toBeUndefined();
  for (const nonsense of ['', '.', 'x', `${ana}.`, `${ana}.x`, 'a'.repeat(5_000)]) {
    expect(read(nonsense).idAt('pin:ana')).toBeUndefined();
  }
});

it('a tablet of many remembers sixty, in fewer bytes than a cookie may have', () => {
  const people = Array.from({ length: 70 }, (_, at) => `pin:${at}`);
  const cookie = cookieAfter(...people);
  expect(cookie.length).toBeLessThan(1_500);
  expect(read(cookie).idAt('pin:69')).toBeDefined();
  expect(read(cookie).idAt('pin:10')).toBeDefined();
  expect(read(cookie).idAt('pin:9')).toBeUndefined();
});
