import { describe, expect, it } from 'vitest';
import { editDistance } from './spelling.ts';
import { plain } from './words.ts';

describe('what is typed in a hurry', () => {
  it('loses accents, signs and drawn-out letters, but no ñ', () => {
    expect(plain('¡¡Holaaaa!! ¿Mañana, qué DÍA es?')).toBe('hola mañana que dia es');
  });

  it('keeps an hour together', () => {
    expect(plain('a las 9:30, o a las 18.15')).toBe('a las 9:30 o a las 18:15');
  });
});

describe('a misspelt word', () => {
  it('is as far away as letters are added, left out, changed or swapped', () => {
    expect(editDistance('casa', 'casa', 3)).toBe(0);
    expect(editDistance('casa', 'caso', 3)).toBe(1);
    expect(editDistance('casa', 'acsa', 3)).toBe(1);
    expect(editDistance('casa', 'cas', 3)).toBe(1);
    expect(editDistance('casa', 'perro', 3)).toBe(3);
  });
});
