import postcss from 'postcss';
import { expect, test } from 'vitest';
import { olderCss } from './older-css.ts';

const compiled = (css: string): string => postcss([olderCss()]).process(css, { from: 'a.css' }).css;

test('a height of the visible window has the older height before it', () => {
  expect(compiled('a{height:min(9px,9dvh)}')).toBe('a{height:min(9px,9vh);height:min(9px,9dvh)}');
});

test('a custom property of the visible window is refused, for it cannot fall back', () => {
  expect(() => compiled('a{--height:100dvh}')).toThrow('cannot fall back');
});

test('a move is a transform, and so is its transition', () => {
  expect(compiled('a{translate:0 calc(1px + 2px);transition:translate 80ms,color 1s}')).toBe(
    'a{transform:translate(0, calc(1px + 2px));transition:transform 80ms,color 1s}',
  );
});

test('a turn or a growth of its own is refused, for it would push a move aside', () => {
  expect(() => compiled('a{rotate:3deg}')).toThrow('`transform` only');
});

test('a holder of something is known by an attribute too', () => {
  expect(compiled('label:has( :checked ){color:red}')).toBe(
    'label:is(:has( :checked ), [data-has-checked]){color:red}',
  );
});
