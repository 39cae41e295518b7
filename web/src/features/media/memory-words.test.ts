import { expect, it } from 'vitest';
import { durationWords } from '../../lib/duration-words.ts';
import { fileWords, titleOf, whenWords } from './memory-words.ts';

const memory = { kind: 'audio', day: '1963-09-14', dayKnown: 'day', title: '' } as const;

it('a memory without a title is called by what it is and when', () => {
  expect(titleOf(memory)).toBe('Voz del 14 de septiembre de 1963');
  expect(titleOf({ ...memory, title: 'La nana' })).toBe('La nana');
});

it('a memory of which the year alone is known says no day', () => {
  const old = { ...memory, kind: 'image', day: '1971-01-01', dayKnown: 'year' } as const;
  expect([titleOf(old), whenWords(old)]).toEqual(['Foto de 1971', '1971']);
});

it('a memory of which nothing is known says when it was kept', () => {
  const kept = { ...memory, day: '2026-11-20', dayKnown: 'no' } as const;
  expect(whenWords(kept)).toBe('Guardada el 20 de noviembre de 2026');
  expect(titleOf({ ...kept, kind: 'video' })).toBe('Vídeo guardado el 20 de noviembre de 2026');
});

it('a file is called by what it is, and never by its name', () => {
  expect(fileWords({ type: 'image/jpeg' }, '2024-05-03')).toBe('Foto del 3 de mayo de 2024');
  expect(fileWords({ type: 'video/mp4' }, undefined)).toBe('Vídeo');
  expect(fileWords({ type: '' }, undefined)).toBe('Recuerdo');
});

it('a length is told in minutes and seconds', () => {
  expect([0, 5.9, 65, 600].map(durationWords)).toEqual(['0:00', '0:05', '1:05', '10:00']);
});
