import postcss from 'postcss';
import { expect, test } from 'vitest';
import { mixedColours } from './mixed-colours.ts';

const TOKENS = `
:root { --card: #ffffff; --clay: #8c3b24; --hue: #000000 }
.dark { --card: #000000; --clay: #f0a184 }
[data-hue='clay'] { --hue: var(--clay) }
`;
const compiled = (css: string): string =>
  postcss([mixedColours()])
    .process(TOKENS + css, { from: 'tokens.css' })
    .css.replaceAll(/\s+/g, ' ')
    .replaceAll(/;? ?\}/g, ' }');

test('a mix of two colours is one colour, by day and by night', () => {
  const css = compiled('.key { color: color-mix(in oklab, #808080 50%, var(--card)) }');
  expect(css).toContain('.key { color: var(--mix-808080-50-card) }');
  expect(css).toContain(':root { --mix-808080-50-card: #bdbdbd }');
  expect(css).toContain('.dark { --mix-808080-50-card: #2e2e2e }');
  expect(css).not.toContain('color-mix');
});

test("a mix of a region's hue has a value of its own in that region, by day and by night", () => {
  const css = compiled('.key { color: color-mix(in oklab, var(--hue) 100%, var(--card)) }');
  expect(css).toContain(':root { --mix-hue-100-card: #000 }');
  expect(css).toContain("[data-hue='clay'] { --mix-hue-100-card: #8c3b24 }");
  expect(css).toContain(".dark [data-hue='clay'] { --mix-hue-100-card: #f0a184 }");
});

test('a mix behind a question for mixes needs no question any more', () => {
  const guarded = '@supports (color: color-mix(in lab, red, red)) { .key { color: MIX } }';
  const css = compiled(guarded.replace('MIX', 'color-mix(in oklab, var(--card) 50%, transparent)'));
  expect(css).not.toContain('@supports');
  expect(css).toContain('--mix-card-50-transparent: rgba(255,255,255,.5)');
});

test('a mix that only the browser can know stays behind its question', () => {
  const guarded =
    '@supports (color: color-mix(in lab, red, red)) { .key { color: color-mix(in oklab, currentcolor 50%, transparent) } }';
  expect(compiled(guarded)).toContain(guarded);
});

test('a mix of a colour that no token names stops the build', () => {
  expect(() =>
    compiled('.key { color: color-mix(in oklab, var(--mauve) 9%, var(--card)) }'),
  ).toThrow('--mauve has no value in tokens.css');
});
