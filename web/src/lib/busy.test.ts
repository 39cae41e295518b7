import { expect, it } from 'vitest';
import { holdInterruptions, isBusy } from './busy.ts';

it('the page is busy while anybody holds it, and each lets go once', () => {
  const first = holdInterruptions();
  const second = holdInterruptions();
  first();
  first();
  expect(isBusy()).toBe(true);
  second();
  expect(isBusy()).toBe(false);
});
