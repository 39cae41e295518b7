import { afterEach, expect, it } from 'vitest';
import { isCovered } from './overlay.ts';

afterEach(() => document.body.replaceChildren());

it.each([
  ['<div role="dialog">Ayuda</div>', true],
  ['<div role="alertdialog">Es la hora</div>', true],
  ['<div role="dialog" aria-modal="false">Guardado</div>', false],
  ['<main>Nada</main>', false],
])('a view under %s counts as covered: %s', (html, covered) => {
  document.body.innerHTML = html;
  expect(isCovered()).toBe(covered);
});
