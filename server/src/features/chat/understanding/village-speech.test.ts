import { describe, expect, it } from 'vitest';
import { villageWords, writtenWords } from './village-speech.ts';

describe('the speech of the village', () => {
  it.each([
    ['ma dao un dolor', 'me ha dado un dolor'],
    ['me he caio', 'me he caido'],
    ['esta mu quemao', 'está muy quemado'],
    ['voy pal pozo', 'voy para el pozo'],
    ['e bebio legia', 'he bebido lejía'],
  ])('reads %j as %j', (said, written) => {
    expect(villageWords(said)).toEqual(villageWords(written));
  });

  it('leaves a cough a cough', () => {
    expect(villageWords('tengo tos con sangre')).not.toContain('todos');
  });

  it.each(['rio', 'frio', 'vacio', 'tio'])('leaves %j whole', (word) => {
    expect(villageWords(word)).toEqual([word.replace('v', 'b').replace('c', 's')]);
  });

  it.each([
    ['stoy mu cansao y no he comio', 'estoy muy cansado y no he comido'],
    ['la maera de la agüela', 'la madera de la abuela'],
    ['la verda del dotor', 'la verdad del doctor'],
    ['m duele muxo', 'me duele mucho'],
  ])('writes %j as %j', (said, written) => {
    expect(writtenWords(said).join(' ')).toBe(written);
  });

  it.each(['bacalao', 'cacao', 'ella comio pan', 'todavia vivia sola', 'la casa vacia'])(
    'never makes another word of one that is Spanish: %j',
    (said) => {
      expect(writtenWords(said).join(' ')).toBe(said);
    },
  );
});
