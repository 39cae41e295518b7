import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { hoursIn } from './hour-ranges.ts';

const hours = (text: string) =>
  hoursIn(fold(text)).map(({ hour, minute, isSure }) => `${hour}:${minute}${isSure ? '' : '?'}`);

describe('a stretch of hours', () => {
  it.each([
    ['mañana de diez a doce viene el fontanero', '10:0'],
    ['el lunes de 10 a 12 viene el del gas', '10:0'],
    ['viene entre las nueve y media y las once', '9:30?'],
    ['el curso es de seis a ocho de la tarde', '18:0'],
    ['abren de ocho a tres', '8:0'],
  ])('begins at its first: %s', (said, first) => {
    expect(hours(said)).toEqual([first]);
  });

  it.each([
    ['cámbialo de las diez a las once', '11:0?'],
    ['de las diez a las once', '11:0?'],
  ])('is none where one hour takes the place of the other: %s', (said, last) => {
    expect(hours(said).at(-1)).toBe(last);
  });

  it('is none where something is counted', () => {
    expect(hours('compra de diez a doce huevos')).toEqual([]);
  });
});

describe('an hour between pauses', () => {
  it.each(['mañana... fisio... las doce... apunta', 'médico, el martes, las doce, apúntamelo'])(
    'is one: %s',
    (said) => {
      expect(hours(said)).toEqual(['12:0?']);
    },
  );

  it('is none where two things are meant', () => {
    expect(hours('bórralas, las dos')).toEqual([]);
  });
});
