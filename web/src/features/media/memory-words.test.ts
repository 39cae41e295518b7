import { expect, it } from 'vitest';
import { durationWords } from '../../lib/duration-words.ts';
import { titleOf } from './memory-words.ts';

it('a memory without a title is called by what it is and when', () => {
  const memory = { kind: 'audio', day: '1963-09-14', title: '' } as const;
  expect(titleOf(memory)).toBe('Voz del 14 de septiembre de 1963');
  expect(titleOf({ ...memory, title: 'La nana' })).toBe('La nana');
});

it('a length is told in minutes and seconds', () => {
  expect([0, 5.9, 65, 600].map(durationWords)).toEqual(['0:00', '0:05', '1:05', '10:00']);
});
