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
    ['llamar a mi hijo, no, a mi hija mañana', 'llamar a mi hija mañana'],
    ['apúntame comprar leche, no, huevos, mañana', 'apúntame comprar huevos, mañana'],
    ['quita el médico, ay no, el podólogo, que me duele', 'quita el podólogo, que me duele'],
    ['borra el pan no espera mejor la peluquería', 'borra la peluquería'],
    ['¿a qué hora es el médico, bueno no, la misa?', '¿a qué hora es la misa?'],
    ['cuéntame un chiste, no, una adivinanza', 'cuéntame una adivinanza'],
    ['léeme lo de Julián, ay no, lo de Rosario', 'léeme lo de Rosario'],
    ['ponlo a las seis, o mejor a las siete', 'ponlo a las siete'],
    [
      'apúntame la modista mañana a las cinco no, espera, mejor el viernes',
      'apúntame la modista el viernes a las cinco',
    ],
    [
      'recuérdame el jueves, ¿qué digo el jueves?, el viernes a las diez la luz',
      'recuérdame el viernes a las diez la luz',
    ],
    ['ponme el domingo... el domingo, sí, ir a misa', 'ponme el domingo, ir a misa'],
    [
      'apunta cortinas para el jueves, o no, que el jueves voy al podólogo, para el viernes',
      'apunta cortinas para el viernes',
    ],
    [
      'apunta dentista a las diez, uy no, que a las diez tengo misa, mejor a las once',
      'apunta dentista a las once',
    ],
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
    'quita el pan, no, que lo necesito',
    'quítame la peluquería, no la gimnasia',
    '¿voy hoy o mejor mañana?',
    'no quiero el pan, no, la leche',
    '¿me lees lo de Carmen, no?',
    'apúntame el pan, no, déjalo',
    'quita el pan, ay no, espera',
    'mañana, sí, mañana',
    'el domingo fuimos a Huelva, no, espera, a Matalascañas',
  ])('"%s" stands as it is', (said) => {
    expect(selfCorrected(said)).toBe(said);
  });
});
