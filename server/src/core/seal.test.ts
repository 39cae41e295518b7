import { expect, it } from 'vitest';
import { sealFor } from './seal.ts';

const KEY = Buffer.from('a secret of tests, 32 bytes long');
const seal = sealFor('apps', KEY);

it('a sealed text opens for its owner and reads differently each time', () => {
  const [once, again] = [seal.close('JBSWY3DP', 'ana'), seal.close('JBSWY3DP', 'ana')];
  expect(once).not.toBe(again);
  expect(once).not.toContain('JBSWY3DP');
  expect(seal.open(once, 'ana')).toBe('JBSWY3DP');
});

it('a sealed text opens for nobody else, nor under another key or purpose, nor once it was changed', () => {
  const sealed = seal.close('JBSWY3DP', 'ana');
  const last = sealed.at(-2) === 'A' ? 'B' : 'A';
  expect(seal.open(sealed, 'luz')).toBeUndefined();
  expect(sealFor('apps', Buffer.from('another secret of 32 bytes, long')).open(sealed, 'ana')).toBe(
    undefined,
  );
  expect(sealFor('other', KEY).open(sealed, 'ana')).toBeUndefined();
  expect(seal.open(`${sealed.slice(0, -2)}${last}${sealed.at(-1)}`, 'ana')).toBeUndefined();
  expect(seal.open('', 'ana')).toBeUndefined();
});
