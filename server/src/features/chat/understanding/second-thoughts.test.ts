import { describe, expect, it } from 'vitest';
import { decidedIn, hesitation } from './second-thoughts.ts';
import { utteranceOf } from './utterance.ts';

describe('what she ends in', () => {
  it.each([
    ['No. Bueno, sí. Déjamelo puesto', 'sí. Déjamelo puesto'],
    ['Sí. Bueno, no. Espera', 'no. Espera'],
    ['¿Cómo que si estoy seguro? ¡Quítala!', '¡Quítala!'],
    ['¿Que si la quito? ¡Pues claro!', '¡Pues claro!'],
    ['Ná, que no va, que está mala. Apúntalo', 'Apúntalo'],
  ])('is what she means: %s', (said, meant) => {
    expect(decidedIn(said)?.replace(/^[\s¡]+/u, '')).toBe(meant.replace(/^[\s¡]+/u, ''));
  });

  it.each([
    'No, eso no. La del agua',
    'Mejor el jueves. Apúntalo',
    '¿Que a qué hora es? Dímelo',
    'No lo quiero a las diez, ponlo',
  ])('is nothing by itself where the rest says how it should be or asks: %s', (said) => {
    expect(decidedIn(said)).toBeUndefined();
  });
});

describe('whether she has made up her mind', () => {
  it.each([
    ['espérate un momentino, que voy a mirar el papel', 'waits'],
    ['quieta, quieta, que no sé si era a las cuatro', 'waits'],
    ['tengo que preguntarle a mi hija', 'waits'],
    ['mmm a lo mejor no voy, ya veremos', 'doubts'],
    ['uy, pues no estoy segura', 'doubts'],
    ['no sé, no sé', 'doubts'],
  ])('%s', (said, open) => {
    expect(hesitation(utteranceOf(said))).toBe(open);
  });

  it.each([
    'espera, ésa me hace falta',
    'no se moleste, gracias',
    'espera, no, quítala',
    'no sé qué hora es',
    'no se me olvida',
    'a lo mejor mejor a las cinco',
    'sí, apúntalo',
  ])('is not in doubt: %s', (said) => {
    expect(hesitation(utteranceOf(said))).toBeUndefined();
  });
});
