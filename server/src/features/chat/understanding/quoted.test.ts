import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { quotesSomebody } from './quoted.ts';

describe('what somebody else said', () => {
  it.each([
    'Me decía: cuéntame un chiste.',
    'Mi marido me decía siempre: ponme música, Remedios.',
    'Mi hermano me pedía: dime un refrán. Y yo le decía tres.',
    'Mi nieta me dice: abuela, cuéntame un cuento.',
    'El cura gritaba «apaga y vámonos»',
  ])('is no wish of hers: %s', (text) => expect(quotesSomebody(fold(text))).toBe(true));

  it.each([
    'Te decía que me cuentes un chiste.',
    'Te decía: cuéntame un chiste.',
    'Como decía mi madre, cuéntame un chiste.',
    'Mi hija me ha dicho: mamá, apunta lo del médico el lunes a las diez.',
    'Me dijo mi hija que me leas los mensajes.',
    '¿Qué decía mi nieta: que venía?',
  ])('is not what she says to whom she talks to: %s', (text) =>
    expect(quotesSomebody(fold(text))).toBe(false),
  );
});
