import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it.for([
  ['Gómez, María', ['gomez', 'maria']],
  ['  rangel   MARÍA ', ['rangel', 'maria']],
  ['924 11 22 33', ['924112233']],
  ['+34 924.11-22', ['9241122']],
  ['0034924', ['924']],
  ['maría 924', ['maria', '924']],
  ['100%', ['100%']],
  ['--', ['--']],
  ['', []],
  ['   ', []],
] as const)('%j is looked for as %j', ([text, words]) => {
  expect(searchWords(text)).toEqual(words);
});
