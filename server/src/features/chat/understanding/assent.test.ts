import { describe, expect, it } from 'vitest';
import { assentIn } from './assent.ts';
import { utteranceOf } from './utterance.ts';

describe('a yes with its reason', () => {
  it.each([
    'Sí, que no me gusta deber nada.',
    'Sí, hija, que sin canela no sabe a nada.',
    'sí, por favor, que yo no tengo memoria',
    'Sí, mujer, que con el calor no salgo a esa hora',
  ])('is one, though it holds a no: %j', (text) => expect(assentIn(utteranceOf(text))).toBe('yes'));

  it.each([
    'claro que no',
    'sí, que no',
    'sí que no lo apuntes',
    'sí, que mejor no lo apuntes ahora',
    'sí, pero no la hora',
    'sí, hija, que al final no quiero ir',
    'sí, que ya no hace falta ir',
  ])('is none where it is of what we are to do: %j', (text) =>
    expect(assentIn(utteranceOf(text))).not.toBe('yes'),
  );
});

describe('what is new to her', () => {
  it.each([
    'Eso no lo sabía yo.',
    'pues eso no me lo habías dicho',
    '¿Ah, sí? Eso no me lo contó nadie.',
  ])('is neither a yes nor a no: %j', (text) =>
    expect(assentIn(utteranceOf(text))).toBe('unclear'),
  );

  it.each(['Eso no.', 'eso no te lo he dicho yo', 'Eso no hace falta.', 'eso no lo quiero'])(
    'is a no where she does not want it: %j',
    (text) => expect(assentIn(utteranceOf(text))).toBe('no'),
  );
});
