import { afterEach, expect, test } from 'vitest';
import { lacksSomething, replacedMethods } from './lacks.ts';
import { replaceMethods } from './methods.ts';

const own = replacedMethods.map(([owner, name]) => ({
  owner,
  name,
  descriptor: Object.getOwnPropertyDescriptor(owner, name),
}));

function takeAway(): void {
  for (const { owner, name } of own) Reflect.deleteProperty(owner, name);
}
afterEach(() => {
  takeAway();
  for (const { owner, name, descriptor } of own) {
    if (descriptor) Object.defineProperty(owner, name, descriptor);
  }
});

test('a browser without one of the methods is known as an older one', () => {
  takeAway();
  expect(lacksSomething()).toBe(true);
});

test("replaced methods do what the browser's own do", async () => {
  takeAway();
  replaceMethods();
  const numbers = [3, 1, 20];
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 3, 20]);
  expect(numbers.toSorted()).toEqual([1, 20, 3]);
  expect(numbers.toReversed()).toEqual([20, 1, 3]);
  expect(numbers).toEqual([3, 1, 20]);
  expect([...Map.groupBy(numbers, (it) => it > 2)]).toEqual([
    [true, [3, 20]],
    [false, [1]],
  ]);
  expect(new URLSearchParams('a=1&a=2&b=3').size).toBe(3);
  expect(Object.keys(numbers)).toEqual(['0', '1', '2']);
  const signal = AbortSignal.timeout(5);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  expect(signal.reason).toHaveProperty('name', 'TimeoutError');
});

test('methods that the browser has stay its own', () => {
  const before = Array.prototype.toSorted;
  replaceMethods();
  expect(Array.prototype.toSorted).toBe(before);
});
