import { describe, expect, it } from 'vitest';
import { insteadOfRefused, tellsOfPastime, wantsPastime } from './pastime-wanted.ts';
import { isRemark } from './remarks.ts';
import { plain } from './words.ts';

const of = (text: string) => ({ text, plain: plain(text) });

describe('a pastime that is named alone', () => {
  it.each([
    ['un chiste anda', 'joke'],
    ['Un chascarrillo de esos tuyos, venga.', 'joke'],
    ['cuenta un chiste, que me animes', 'joke'],
    ['otra poesía de las tuyas', 'poem'],
    ['Venga, una adivinancilla.', 'riddle'],
    ['un refrancito para acabar', 'saying'],
    ['otro juego', 'open.games'],
  ])('is wanted: %s', (said, intent) => {
    expect(wantsPastime(of(said))).toBe(intent);
  });

  it.each(['un chiste que me contó mi padre', 'el chiste no me ha gustado', '¿un chiste?'])(
    'is not where anything is told or asked of it: %s',
    (said) => {
      expect(wantsPastime(of(said))).toBeUndefined();
    },
  );

  it.each(['mi abuelo decía muchos refranes', 'los chistes de antes eran mejores'])(
    'is told of: %s',
    (said) => {
      expect(tellsOfPastime(of(said))).toBe(true);
    },
  );

  it('is wanted all the same after what others told', () => {
    expect(tellsOfPastime(of('mi padre contaba chistes, cuéntame tú uno'))).toBe(false);
  });

  it.each([
    ['Una adivinanza no, que ayer perdí. Ponme un juego.', 'Ponme un juego.'],
    ['los mensajes no, las fotos', 'las fotos'],
    ['no me cuentes chistes', undefined],
  ])('gives way to what she wants instead: %s', (said, instead) => {
    expect(insteadOfRefused(said)).toBe(instead);
  });
});

describe('a remark', () => {
  it.each(['así es la vida', 'lo de siempre', 'aquí, con la plancha y la radio', 'vamos tirando'])(
    'wants nothing: %s',
    (said) => {
      expect(isRemark(of(said))).toBe(true);
    },
  );

  it.each([
    'aquí con la pierna en alto, que me duele',
    'aquí estoy muy sola',
    'pues eso, que mañana no voy a la peluquería',
    'pues eso, que me lo apuntes',
    'pues eso, qué hora es',
  ])('is none where it says more: %s', (said) => {
    expect(isRemark(of(said))).toBe(false);
  });
});
