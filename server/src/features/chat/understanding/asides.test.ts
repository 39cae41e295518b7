import { describe, expect, it } from 'vitest';
import { toThePoint } from './asides.ts';

describe('what is said beside a wish', () => {
  it.each([
    [
      'apúntame el rosario para el viernes a las siete, que lo reza este mes la Antonia y se enfada si falto',
      'apúntame el rosario para el viernes a las siete',
    ],
    [
      'léeme lo que me ha puesto mi hija, que sin las gafas no veo ni el sol',
      'léeme lo que me ha puesto mi hija',
    ],
    ['quítame lo de comprar el pan, que la vecina me lo trae', 'quítame lo de comprar el pan'],
    ['¿y el domingo, que me parece que hay una misa?', '¿y el domingo?'],
    [
      'la misa del tío Paco, que en paz descanse, ¿es el sábado?',
      'la misa del tío Paco, ¿es el sábado?',
    ],
    ['no, a las diez, que a las nueve y media tengo que comprar el pan', 'no, a las diez'],
    [
      'oye, hija, tú que lo sabes todo, ¿qué día es hoy, que estoy hecha un lío?',
      '¿qué día es hoy?',
    ],
    [
      'por cierto, apúntame para el viernes a las diez comprar el anís',
      'apúntame para el viernes a las diez comprar el anís',
    ],
    ['En fin. ¿Qué hay esta tarde?', '¿Qué hay esta tarde?'],
    ['antes de que se me olvide, ¿qué hora es ahora mismo?', '¿qué hora es ahora mismo?'],
    [
      'recuérdame mañana a las nueve tender las sábanas, que en la fonda tendía yo veinte cada día',
      'recuérdame mañana a las nueve tender las sábanas',
    ],
    [
      'apunta llamar a la Puri, que es su santo, el domingo a las cinco',
      'apunta llamar a la Puri, el domingo a las cinco',
    ],
    ['oye, que hora es', 'que hora es'],
    ['dime qué hora es, porque el reloj se ha parado', 'dime qué hora es'],
  ])('is left out of %j', (said, point) => {
    expect(toThePoint(said)).toBe(point);
  });

  it.each([
    'ayer hice rosquillas, que las hacía mi madre, aunque me faltó el anís',
    'me duele la rodilla, que me caí ayer',
    'estoy sola, que a las cinco se van todos',
    'que no, que no',
    'sí, que me la he tomado',
    'dime algo, que estoy muy sola',
    'no, que es a las diez',
    'apúntame, que mañana tengo médico a las diez',
    'apunta mañana a las diez, que traen la lavadora',
    'dime, que tengo hoy',
    'quiero que me avises, que me recuerdes el pan',
    'recuérdame el pan, que mañana a las nueve abre la tienda',
  ])('is what matters in %j', (said) => {
    expect(toThePoint(said)).toBe(said);
  });
});
