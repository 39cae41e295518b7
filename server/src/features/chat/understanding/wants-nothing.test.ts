import { describe, expect, it } from 'vitest';
import { utteranceOf } from './utterance.ts';
import { wantsNothing } from './wants-nothing.ts';

describe('whoever tells and wants nothing', () => {
  it.each([
    'No me quejo, hago constar un hecho.',
    'No te pido nada, solo lo comento',
    'No hace falta que me digas nada',
    'con que me escuche me basta',
    'No te lo digo para que hagas nada, es por hablar',
  ])('says so: %s', (said) => {
    expect(wantsNothing(utteranceOf(said))).toBe(true);
  });

  it.each([
    'No me quejo, pero me duele la pierna',
    'No quiero nada de la tele, léeme los mensajes',
    '¿No me pides nada?',
    'Solo quiero el pan',
    'No me digas nada',
  ])('is not who wants something: %s', (said) => {
    expect(wantsNothing(utteranceOf(said))).toBe(false);
  });
});
