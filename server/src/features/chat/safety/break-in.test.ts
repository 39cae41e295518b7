import { describe, expect, it } from 'vitest';
import { plain } from '../understanding/words.ts';
import { BREAK_IN, BREAK_IN_GOES_ON, tellsOfBreakIn } from './break-in.ts';

const BREAKS_IN = [
  'hay alguien en la puerta que quiere entrar y no lo conozco',
  'oigo ruidos, alguien está forzando la puerta',
  'ha entrado un hombre por la ventana',
  'un tío está saltando la tapia del corral',
  'se me ha colado un desconocido en casa',
  'están aporreando la puerta y no sé quién es, no los conozco',
];

const ELSE = [
  'oigo a la vecina, se ha caído en la escalera de su casa',
  'hay humo, alguien ha entrado en casa de mi vecina y hay fuego',
  'no puedo respirar, que alguien abra la puerta para entrar',
  'ha entrado mi hija por la puerta',
  'un hombre me ha llamado del banco',
  'me he quedado encerrada en casa',
];

describe('somebody who breaks in', () => {
  it.each(BREAKS_IN)('is heard in "%s"', (text) => expect(tellsOfBreakIn(plain(text))).toBe(true));
  it.each(ELSE)('is not heard in "%s"', (text) => expect(tellsOfBreakIn(plain(text))).toBe(false));
  it('finds no door open by what is said of it', () => {
    const words = [BREAK_IN.text, ...Object.values(BREAK_IN_GOES_ON)].join(' ');
    expect(words).not.toMatch(/puerta abierta|abre la puerta|vecino/);
  });
});
