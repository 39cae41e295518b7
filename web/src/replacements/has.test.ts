import { afterEach, expect, test } from 'vitest';
import { markHolders } from './has.ts';

afterEach(() => {
  document.body.innerHTML = '';
  document.body.removeAttribute('data-has-paper-sheet');
});

test('what holds a chosen button is marked, and no longer when another is chosen', () => {
  document.body.innerHTML =
    '<label id="one"><input type="radio" name="a" checked></label><label id="two"><input type="radio" name="a"></label>';
  const marked = () =>
    [...document.querySelectorAll('label[data-has-checked]')].map(({ id }) => id);
  markHolders();
  expect(marked()).toEqual(['one']);
  document.querySelector<HTMLInputElement>('#two input')?.click();
  markHolders();
  expect(marked()).toEqual(['two']);
});

test('a sheet of paper marks the page it lies on, and nothing further inside does', () => {
  document.body.innerHTML = '<div><article class="paper-sheet"></article></div>';
  markHolders();
  expect(document.body.hasAttribute('data-has-paper-sheet')).toBe(false);
  document.body.innerHTML = '<article class="paper-sheet"></article>';
  markHolders();
  expect(document.body.hasAttribute('data-has-paper-sheet')).toBe(true);
});
