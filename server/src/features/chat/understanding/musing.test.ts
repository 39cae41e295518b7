import { describe, expect, it } from 'vitest';
import { isMusing } from './musing.ts';
import { utteranceOf } from './utterance.ts';

describe('what is asked of nobody', () => {
  it.each([
    '¿Quién me lo iba a decir?',
    'dónde se irán los años',
    'Ay, cómo pasa el tiempo',
    'cuántas cosas ha visto una',
    'qué poco dura lo bueno',
  ])('is wondered at: %s', (said) => {
    expect(isMusing('unknown', utteranceOf(said))).toBe(true);
  });

  it.each([
    '¿Quién me ha escrito?',
    '¿qué es lo que tengo mañana?',
    '¿dónde se pone la hora?',
    '¿cómo va lo del médico?',
  ])('is not what wants an answer: %s', (said) => {
    expect(isMusing('unknown', utteranceOf(said))).toBe(false);
  });

  it('is no question of how old she is, where nothing in it is hers', () => {
    const isOfAge = (said: string) => !isMusing('my.age', utteranceOf(said));
    expect(isOfAge('qué pocas son y cuánto caben en ellas los años')).toBe(false);
    expect(isOfAge('dime tú cuántos años tengo ya')).toBe(true);
  });
});
