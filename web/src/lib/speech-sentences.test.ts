import { describe, expect, it } from 'vitest';
import { speechSentences } from './speech-sentences.ts';

describe('a text that is read aloud', () => {
  it('is said sentence by sentence', () => {
    expect(speechSentences('Hola, Josefa. ¿Qué tal estás? ¡Qué bien!')).toEqual([
      'Hola, Josefa.',
      '¿Qué tal estás?',
      '¡Qué bien!',
    ]);
  });

  it('never has a piece of more than 150 characters', () => {
    const long = `${'Esta mañana hace un sol muy bueno, '.repeat(12)}y vamos a la plaza.`;
    const pieces = speechSentences(long);
    expect(pieces.every((piece) => piece.length <= 150)).toBe(true);
    expect(pieces.join(' ')).toBe(long);
  });

  it('is cut at commas before words, and never inside a word', () => {
    const pieces = speechSentences(`${'palabra '.repeat(10)}final, ${'otra '.repeat(30)}`);
    expect(pieces[0]).toMatch(/final,$/);
    expect(pieces.every((piece) => /^(palabra|final|otra)/.test(piece))).toBe(true);
  });

  it('loses nothing of a word that is too long for one breath', () => {
    expect(speechSentences('a'.repeat(400)).join('')).toBe('a'.repeat(400));
  });

  it('is nothing where there is nothing to say', () => {
    expect(speechSentences('  \n ')).toEqual([]);
  });
});
