import { describe, expect, it } from 'vitest';
import { asksForSecrecy } from './secrecy.ts';
import { plain } from './words.ts';

describe('whether what she says here stays here', () => {
  it.each([
    'lo que yo te diga aquí no irá a parar a la guardia civil',
    'Oye, esto no se lo contarás a mi nuera.',
    'No le irás tú a mi hija con el cuento.',
    'lo que hablemos tú y yo que no salga de aquí',
    'De esto ni una palabra a la Rosario',
  ])('is asked in many words: %s', (text) => expect(asksForSecrecy(plain(text))).toBe(true));

  it.each([
    'Dile a mi nuera que no se lo cuente a nadie.',
    'A mi nuera no le cuento yo ni la mitad.',
    'Mis cosas a nadie le importan.',
    'Esto no me lo apuntes.',
    'Lo que te he dicho del médico, apúntalo el lunes.',
    'Esto que te cuento pasó en el cuarenta y ocho.',
  ])('is not asked where she tells, or sends word of it: %s', (text) =>
    expect(asksForSecrecy(plain(text))).toBe(false),
  );
});
