import { beforeEach, expect, it } from 'vitest';
import { isHersAlone, noteEntry } from './own-tablet.ts';

beforeEach(() => localStorage.clear());

it('a tablet is hers alone until somebody else has entered, and is not so again', () => {
  expect(isHersAlone('maria')).toBe(false);
  noteEntry('maria');
  noteEntry('maria');
  expect(isHersAlone('maria')).toBe(true);
  noteEntry('luis');
  expect(isHersAlone('luis')).toBe(false);
  noteEntry('maria');
  expect(isHersAlone('maria')).toBe(false);
});
