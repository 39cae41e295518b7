import { describe, expect, it } from 'vitest';
import { utteranceOf } from '../understanding/utterance.ts';
import { numberAsked } from './number-asked.ts';

const numbers = (text: string) =>
  numberAsked(utteranceOf(text))?.phones.map(({ number }) => number);

describe('whoever asks for a number that helps', () => {
  it.each([
    ['¿qué número tiene la guardia civil?', '062'],
    ['¿cómo llamo a la policía?', '062'],
    ['quiero hablar con la guardia civil', '062'],
    ['¿cuál es el número de emergencias?', '112'],
    ['el teléfono de los bomberos', '112'],
    ['quiero llamar al 112', '112'],
    ['¿a qué número llamo si me pasa algo?', '112'],
    ['¿cuál era el teléfono contra los engaños?', '017'],
    ['me han robado la cartera', '062'],
    ['¿dónde puedo denunciar?', '062'],
  ])('is given it: %s', (text, number) => expect(numbers(text)?.[0]).toBe(number));

  it.each([
    'mi hijo es guardia civil y me ha llamado',
    'vinieron los bomberos a la fiesta',
    'ayer llamé a la ambulancia',
    '¿cuántos bomberos hay en España?',
    'recuérdame llamar a la guardia civil mañana a las diez',
    '¿qué teléfono tiene mi hija?',
    'me han quitado el yeso',
  ])('is none of those who tell of them, or want another: %s', (text) =>
    expect(numbers(text)).toBeUndefined(),
  );
});
