import { describe, expect, it } from 'vitest';
import { plain } from '../understanding/words.ts';
import type { Danger } from './answers.ts';
import { isSettled } from './course-settled.ts';

const settled = (text: string, danger: Danger) => isSettled(plain(text), danger);

const OVER: readonly (readonly [Danger, string])[] = [
  ['life', 'Ya pasó. Han cambiado la goma y han dado el visto bueno.'],
  ['life', 'ya me ha cosido el médico, estoy en casa, bien'],
  ['life', 'Ya han venido los bomberos y está todo arreglado, estamos bien'],
  ['life', 'Ya me han dado el alta, no ha sido nada'],
  ['life', 'vengo del centro de salud, no es nada grave, estoy tranquila'],
  ['life', 'ya me ha visto la médica y estoy bien, ya no me duele'],
  ['poison', 'hemos hablado con toxicología y estoy muy bien'],
  ['dose', 'ya ha venido mi hija y ha hablado con el medico y estoy bien'],
  ['fall', 'ya han venido los vecinos y me han llevado al médico, no tengo nada roto, qué susto'],
  ['fall', 'ya ha venido mi hijo y me ha levantado, estoy bien'],
  ['fall', 'me ha levantado el vecino y no tengo nada'],
  ['lost', 'Ya estoy en casa, me ha traído un vecino.'],
  ['lost', 'me ha traído la guardia civil a casa'],
  ['lost', 'ya he llegado a casa, hija'],
];

const GOES_ON: readonly (readonly [Danger, string])[] = [
  ['life', 'ya estoy en casa pero me sigue doliendo el pecho'],
  ['life', 'ha venido mi hija y sigo sangrando'],
  ['life', 'ya estoy mejor pero no siento el brazo'],
  ['life', 'ya me ha visto el médico y estoy bien pero me duele otra vez'],
  ['life', 'ya me ha visto el médico, estoy bien, me duele el pecho'],
  ['life', 'ha venido mi hija, estoy bien'],
  ['life', 'ha hablado con el médico y viene la ambulancia'],
  ['life', 'no ha venido el médico, estoy bien'],
  ['life', 'han cambiado la goma y huele a gas'],
  ['life', 'me ha visto el médico y no puedo mover la pierna, todo bien'],
  ['life', 'si me hubiera visto el médico estaría bien'],
  ['life', 'ya me ha visto el médico, estoy bien, se me ha dormido la cara'],
  ['life', 'me han llevado al hospital'],
  ['life', 'me han curado y estoy muy mal'],
  ['fall', 'ha venido mi hijo y no me puedo levantar, no tengo nada'],
  ['fall', 'ha venido mi hijo y me duele la cadera, estoy bien'],
  ['fall', 'estoy bien'],
  ['dose', 'ya ha venido mi hija y estoy mareada'],
  ['dose', 'ha hablado con el médico y no estoy bien'],
  ['lost', 'no estoy en casa'],
  ['lost', 'ya estoy en casa y no la conozco'],
  ['lost', 'quiero ir a mi casa'],
  ['lost', 'ya estoy en casa y no sé quién es este hombre'],
  ['self-harm', 'ya me ha visto el médico y estoy bien'],
  ['abuse', 'ya estoy en casa, ha venido mi hija, estoy bien'],
  ['scam', 'ya ha venido el técnico del gas, todo bien'],
];

describe('whoever is out of a danger', () => {
  it.each(OVER)('of %s says so: %j', (danger, text) => expect(settled(text, danger)).toBe(true));
  it.each(GOES_ON)('of %s is not out of it: %j', (danger, text) =>
    expect(settled(text, danger)).toBe(false),
  );
});
