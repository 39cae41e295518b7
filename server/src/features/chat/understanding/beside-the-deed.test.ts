import { describe, expect, it } from 'vitest';
import { withoutBeside } from './beside-the-deed.ts';

describe('what is told beside a deed', () => {
  it.each([
    [
      'renovar la licencia, lunes a las diez. Si no, multa',
      'renovar la licencia, lunes a las diez',
    ],
    ['jueves 9 llevar la escopeta. pon', 'jueves 9 llevar la escopeta'],
    [
      'quisiera encargar una misa. Recuérdame mañana hablar con el cura',
      'mañana hablar con el cura',
    ],
    ['está enfriándose avísame en media hora que lo saque', 'avísame en media hora que lo saque'],
    [
      'recuérdame que apague el horno que he metido unas perrunillas',
      'recuérdame que apague el horno',
    ],
    ['echo el sulfato mañana, apúntalo y no me des la lata', 'echo el sulfato mañana'],
    [
      'Ayer estuve con la Manoli, y quedamos el viernes para elegir la tela. apúntalo',
      'quedamos el viernes para elegir la tela',
    ],
    ['viene el de la cerveza, lo que no sé es si a las doce o a la una', 'viene el de la cerveza'],
  ])('is left out of %s', (said, deed) => {
    expect(withoutBeside(said)).toContain(deed);
    expect(withoutBeside(said)).not.toBe(said);
  });

  it.each([
    'recuérdame recoger la chaqueta que he dejado en la tintorería',
    'recuérdame comprar pan, leche y huevos',
    'no quiero que se me olvide la novela',
    'recuérdame llevar el carné al ayuntamiento',
    'me quitan los puntos el lunes a las diez',
  ])('is nothing of %s', (said) => {
    expect(withoutBeside(said)).toBe(said);
  });

  it('is no reason where nothing was named before it', () => {
    expect(withoutBeside('apúntame, que el lunes viene el mecánico')).toContain(
      'viene el mecánico',
    );
  });
});
