import { afterEach, expect, it } from 'vitest';
import { applyTextSize, tryTextSize } from './text-size.ts';

const shown = () => document.documentElement.dataset.textSize;

afterEach(() => {
  tryTextSize(undefined);
  applyTextSize('normal');
});

it('the size of the text is hers until she tries another, and again when she does not keep it', () => {
  applyTextSize('grande');
  expect(shown()).toBe('grande');
  tryTextSize('muy-grande');
  expect(shown()).toBe('muy-grande');
  tryTextSize(undefined);
  expect(shown()).toBe('grande');
});

it('the size of the text stays what she tries while something else learns her own', () => {
  tryTextSize('muy-grande');
  applyTextSize('normal');
  expect(shown()).toBe('muy-grande');
  tryTextSize(undefined);
  expect(shown()).toBe('normal');
});
