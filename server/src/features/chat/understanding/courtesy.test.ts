import { describe, expect, it } from 'vitest';
import { plainlySaid } from './courtesy.ts';

describe('good manners', () => {
  it.each([
    ['Anóteme ir al cementerio el domingo', 'anotame ir al cementerio el domingo'],
    ['¿Podría usted cambiarme la cita del médico?', 'cambiame la cita del médico'],
    ['Le agradecería que me recordara oír el parte', 'recuerdame oír el parte'],
    ['Dígame, por favor, qué día es hoy', 'dime qué día es hoy'],
    ['Sí, si no es molestia', 'Sí'],
    ['Disculpe, ¿y la hora?', '¿y la hora?'],
    ['¿Me puedes recordar la pastilla?', 'recuerdame la pastilla'],
    ['Quita, quita, ¿cómo voy a borrar el médico?', 'Quita, quita, no'],
  ])('%s', (said, meant) => {
    expect(plainlySaid(said)).toBe(meant);
  });

  it.each([
    'Que pase lo que pase',
    'no me llame',
    'no quite eso',
    'Llamar a Marcela',
    'Por favor',
    '¿Cómo voy a llegar?',
    'me gusta la clase de baile',
  ])('are none in «%s»', (said) => {
    expect(plainlySaid(said)).toBe(said);
  });
});
