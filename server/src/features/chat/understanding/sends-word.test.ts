import { describe, expect, it } from 'vitest';
import { namesAnother, refusesToSend, sendsBack, sendsToOne, sendsToThem } from './sends-word.ts';

describe('a word that is to be sent', () => {
  it.each([
    'dile que vale',
    'pues contestale que venga tempranito',
    'escribele entonces',
    'y le pones que si',
    'que le digas que traiga los zapatos',
    'ponle un beso muy gordo',
    'diselo',
    'mejor le escribo que la felicito',
    'hazle saber que la espero',
  ])('is for whoever is talked about: %s', (said) => {
    expect(sendsToThem(said)).toBe(true);
  });

  it.each([
    'yo le dije que viniera',
    'ponle las diez',
    'ponle otra hora',
    'le digo que no fume y no me hace caso',
    'pon que viene mi hija',
    'que le dije yo a tu padre',
  ])('is none: %s', (said) => {
    expect(sendsToThem(said)).toBe(false);
  });

  it('is for the one who is named', () => {
    expect(sendsToOne('conteste a julian lo siguiente')).toBe(true);
    expect(sendsToOne('dile a rosario que la espero')).toBe(true);
  });

  it('answers what was written just now', () => {
    expect(sendsBack('contesta que estare en casa')).toBe(true);
    expect(sendsBack('contesto que no')).toBe(false);
  });

  it('is for another where one is named before what is to be said', () => {
    expect(namesAnother('escribele mejor a la tomasa')).toBe(true);
    expect(namesAnother('dile que le de las gracias a paco')).toBe(false);
    expect(namesAnother('dile a ver si viene')).toBe(false);
  });

  it('is refused', () => {
    expect(refusesToSend('y no pongas nada de voz que no la oigo')).toBe(true);
    expect(refusesToSend('quita quita que estara estudiando')).toBe(true);
    expect(refusesToSend('no me ha escrito')).toBe(false);
    expect(refusesToSend('no me digas')).toBe(false);
  });
});
