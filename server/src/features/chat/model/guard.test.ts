import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isForbidden, PATTERNS, sentences } from './guard.ts';

const MOST = 1_200;
/** What makes patterns go back and look again. */
const hostile = fc.constantFrom(
  '@',
  'a-',
  '1 ',
  '1',
  '.',
  '. ',
  ' ',
  'toma ',
  'a',
  '-',
  '@a.',
  'ñ',
);

/** What a model says, in pieces, and how many letters were handed to the patterns. */
function listening() {
  const seen = { letters: 0, said: '' };
  const spoken = sentences(
    null,
    (words) => {
      seen.said += words;
    },
    (sentence) => {
      seen.letters += sentence.length;
      return false;
    },
  );
  return { seen, spoken };
}

describe('the guard of the language model', () => {
  it('looks at each letter once, however long and in however many pieces it comes', () => {
    fc.assert(
      fc.property(fc.array(fc.array(hostile, { maxLength: 6 }), { maxLength: 200 }), (pieces) => {
        const { seen, spoken } = listening();
        let given = '';
        for (const piece of pieces.map((it) => it.join(''))) {
          if (given.length + piece.length > MOST) break;
          spoken.add(piece);
          given += piece;
        }
        spoken.end();
        expect(seen).toEqual({ letters: given.length, said: given });
      }),
    );
  });

  it('holds no more than an answer may be long, whether or not a sentence ends', () => {
    for (const piece of ['a', 'hola. ', '@', 'a'.repeat(5_000)]) {
      const { seen, spoken } = listening();
      const endless = () => {
        for (let at = 0; at < 100_000; at += 1) spoken.add(piece);
      };
      expect(endless).toThrow();
      expect(seen.letters).toBeLessThanOrEqual(MOST);
    }
  });

  it('has no pattern that looks further than a bounded piece from where it begins', () => {
    for (const { source } of PATTERNS) {
      const bare = source.replace(/\[[^\]]*\]/g, 'c').replace(/\\./g, 'c');
      expect(bare).not.toMatch(/[*+]|\{\d+,\}/);
    }
  });

  it.for(['Apunta este número: 600\n123\n456', 'Apunta: 600. 123. 456.', 'Llama al\n911'])(
    'lets nobody say a number line by line: «%s»',
    (answer) => {
      const spoken = sentences('924 50 00 00', () => undefined);
      const tell = () => {
        for (const letter of answer) spoken.add(letter);
        spoken.end();
      };
      expect(tell).toThrow();
    },
  );

  it.for([
    'Llama al 6 0 0 1 2 3 4 5 6.',
    'Llama al 600    123    456.',
    'Escribe a ana@ejemplo.es',
    'Entra en banco-seguro.com ya',
    'Toma 2   pastillas más.',
    'Duplica hoy la dosis.',
    'Deja de tomar esa medicina.',
  ])('lets nobody say «%s»', (sentence) => expect(isForbidden(sentence, null)).toBe(true));

  it.for([
    'Son las 10:30. Hoy hace 21 grados.',
    'Naciste en 1942, hace 84 años.',
    'El martes 24 de noviembre, a las 11:00.',
    'Puedes llamar al 112.',
  ])('lets through «%s»', (sentence) => expect(isForbidden(sentence, null)).toBe(false));
});
