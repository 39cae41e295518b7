/**
 * `:has()` is newer than the oldest browsers that Encina works in. For what stands in its brackets, the attribute that
 * a browser without it gets from `has.ts`; the build writes both into the styles (`scripts/css/older-css.ts`).
 */
export const hasAttributes: Readonly<Record<string, string>> = {
  ':checked': 'data-has-checked',
  ':focus-visible': 'data-has-focus-visible',
  '.field-room': 'data-has-field-room',
  '.field-keys-beside': 'data-has-field-keys-beside',
  '.field-list': 'data-has-field-list',
  '>.paper-sheet': 'data-has-paper-sheet',
  '>.paper-tick': 'data-has-paper-tick',
};
