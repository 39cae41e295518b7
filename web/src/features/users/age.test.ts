import { expect, it } from 'vitest';
import { ageOn } from './age.ts';

it('an age grows on the birthday and not the day before', () => {
  expect(ageOn('1942-11-20', '2026-11-19')).toBe(83);
  expect(ageOn('1942-11-20', '2026-11-20')).toBe(84);
  expect(ageOn('1940-02-29', '2026-03-01')).toBe(86);
});
