import { describe, expect, it } from 'vitest';
import { spelledOut } from './spelled-out.ts';

describe('what hurried thumbs leave out', () => {
  it.each([
    ['q tengo x la mañana', 'que tengo por la mañana'],
    ['un cuarto d hora', 'un cuarto de hora'],
    ['abre ls juegos', 'abre los juegos'],
    ['ls fotos y ls mensajes', 'las fotos y los mensajes'],
    ['a ls cinco', 'a las cinco'],
    ['l misa y l medico', 'la misa y el medico'],
    ['eso guardlo', 'eso guárdalo'],
    ['apuntmelo', 'apúntamelo'],
    ['marcla', 'márcala'],
    ['er lune y ar medico', 'el lunes y al medico'],
    ['pasao mañana', 'pasado mañana'],
  ])('is written out: %j', (said, written) => {
    expect(spelledOut(said)).toBe(written);
  });

  it.each([
    'quítala y quítalo',
    'guárdala donde estaba',
    'la bala y el vale',
    'el guardia guarda la casa',
    'ponla, y dale el palo',
  ])('leaves %j', (said) => {
    expect(spelledOut(said)).toBe(said);
  });
});
