import { beforeEach, expect, it } from 'vitest';
import { isHersAlone, noteEntry } from './own-tablet.ts';

beforeEach(() => localStorage.clear());

it('a tablet is hers alone until somebody else has entered, and is not so again', () => {
  expect(isHersAlone('maria', [])).toBe(false);
  noteEntry('maria');
  noteEntry('maria');
  expect(isHersAlone('maria', [])).toBe(true);
  noteEntry('luis');
  expect(isHersAlone('luis', [])).toBe(false);
  noteEntry('maria');
  expect(isHersAlone('maria', [])).toBe(false);
});

it('a tablet that is tied to her alone is hers, whoever has entered; one of two people is not', () => {
  noteEntry('luis');
  noteEntry('maria');
  expect(isHersAlone('maria', ['maria'])).toBe(true);
  expect(isHersAlone('luis', ['maria'])).toBe(false);
  expect(isHersAlone('maria', ['maria', 'luis'])).toBe(false);
});
