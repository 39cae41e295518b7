import { describe, expect, it } from 'vitest';
import { selfCorrected } from './slips.ts';

describe('slips that she puts right herself', () => {
  it.each([
    [
      'apunta el lunes el fontanero a las ocho, digo, a las siete',
      'apunta el lunes el fontanero a las siete',
    ],
    [
      'apúntame para el martes a las cuatro, perdón, a las cinco de la tarde, el dentista',
      'apúntame para el martes a las cinco de la tarde, el dentista',
    ],
    [
      'a las ocho de la tarde digo a las siete sacar la basura',
      'a las siete de la tarde sacar la basura',
    ],
    [
      'ponme el jueves, no, el viernes a las once comprar pescado',
      'ponme el viernes a las once comprar pescado',
    ],
    [
      'el sábado a las seis... no, a las siete viene Rosario',
      'el sábado a las siete viene Rosario',
    ],
    ['mañana a las diez, digo, pasado mañana, la modista', 'pasado mañana a las diez, la modista'],
    ['el martes, uy no, que es el miércoles', 'el miércoles'],
    ['a las cuatro no, digo, a las cinco', 'a las cinco'],
    [
      'apunta comprar leche, digo, aceite, mañana a las diez',
      'apunta comprar aceite, mañana a las diez',
    ],
    ['ir al médico, digo, a la farmacia el lunes', 'ir a la farmacia el lunes'],
    ['llamar a Rosario, quiero decir, a Carmen mañana', 'llamar a Carmen mañana'],
    ['quita la pastilla de la tensión, digo, la del corazón', 'quita la pastilla del corazón'],
  ])('"%s" is meant as "%s"', (said, meant) => {
    expect(selfCorrected(said)).toBe(meant);
  });

  it.each([
    'no, perdona, a las diez',
    'digo yo que el médico será esta semana, ¿cuándo era?',
    'no, no es a las diez, es a las once',
    'apunta el médico el martes a las diez. Perdona, ¿qué hora es?',
    'mañana viene Julián. Perdona, el lunes quiero apuntar el pan',
    'el lunes no, el martes',
    'no, a las cinco no, a las seis y media',
    'uy, a mi cuñada no, ¡qué digo!, a mi cocinera',
    'apúntame el rosario, hija, a las siete',
    'me he caído, digo, me he resbalado',
    'me siento mal, digo, regular',
  ])('"%s" stands as it is', (said) => {
    expect(selfCorrected(said)).toBe(said);
  });
});
