import { describe, expect, it } from 'vitest';
import { plain } from '../understanding/words.ts';
import { isMistaken, isUnreal, tellsOfIntruder } from './course-mistaken.ts';

describe('a stranger about the house', () => {
  it.each([
    'hay un hombre saltando la tapia del corral y no lo conozco',
    'Un hombre se ha metido en mi corral y está rompiendo la puerta.',
    'oigo ruidos en el patio',
    'hay alguien intentando abrir la puerta',
  ])('may be none: %j', (text) => expect(tellsOfIntruder(plain(text))).toBe(true));

  it.each([
    'me han encerrado en el patio unos hombres',
    'mi marido ha roto la puerta y me pega',
    'un hombre ha entrado en casa y me amenaza con una navaja',
    'me he caído por la escalera',
    'huele a gas en la cocina',
  ])('is not what she tells of: %j', (text) => expect(tellsOfIntruder(plain(text))).toBe(false));

  it.each([
    'ya está era el hijo de la vecina que venía por el balón',
    'Era mi sobrino, que venía por la escalera. Ya está todo bien.',
    'no era nadie, era un gato',
    'nada, que era el cartero, qué susto',
    'falsa alarma, era el viento',
    'ay, que era mi vecino, menos mal',
  ])('was none: %j', (text) => expect(isMistaken(plain(text))).toBe(true));

  it.each([
    'era mi hijo, que viene a pegarme',
    'era mi marido, ya está todo bien',
    'era mi sobrino y quiere dinero',
    'era mi hijo',
    'era mi vecino pero sigue dando golpes',
    'no era el vecino',
    'creo que era un gato',
    'era el gato, y ahora oigo otra vez los golpes',
    'era mi nieto borracho, ya está',
    'era la lavadora, que echa humo',
  ])('is still there: %j', (text) => expect(isMistaken(plain(text))).toBe(false));
});

describe('what was only on television', () => {
  it.each([
    'no, que es en la tele',
    'era una película',
    'lo he soñado',
    'eso ha sido en la novela',
  ])('is no danger: %j', (text) => expect(isUnreal(plain(text))).toBe(true));
  it.each([
    'es la tele, que se quema',
    'es de la tele',
    'estoy viendo la tele y me ahogo',
    'no, es la radio que echa chispas',
    'era en la tele pero me duele',
  ])('is one: %j', (text) => expect(isUnreal(plain(text))).toBe(false));
});
