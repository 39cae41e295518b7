import { expect, test } from '@playwright/test';
import { BUDGET, firstScreen, total } from '../scripts/support/first-screen.ts';

test('the first screen needs no more JavaScript than the budget allows', () => {
  expect(total(firstScreen())).toBeLessThanOrEqual(BUDGET);
});
