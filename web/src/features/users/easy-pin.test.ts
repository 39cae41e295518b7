import { expect, it } from 'vitest';
import { easyPinWords } from './easy-pin.ts';

it.each([
  ['1111', 'Son cuatro números iguales.'],
  ['1234', 'Son cuatro números seguidos.'],
  ['7890', 'Son cuatro números seguidos.'],
  ['4321', 'Son cuatro números seguidos.'],
  ['1212', 'Son dos números que se repiten.'],
  ['1941', 'Es el año en que naciste.'],
  ['0205', 'Es el día en que naciste.'],
  ['0502', 'Es el día en que naciste.'],
])('%s is easy to guess: %s', (pin, words) => expect(easyPinWords(pin, '1941-05-02')).toBe(words));

it.each(['1357', '2468', '9021', '1942'])('%s is not easy to guess', (pin) => {
  expect(easyPinWords(pin, '1941-05-02')).toBeUndefined();
});

it('a year is no sign of anything where her birthday is not known', () => {
  expect(easyPinWords('1941', null)).toBeUndefined();
});
