import { describe, expect, it } from 'vitest';
import { asksIn, hasQuestionSigns, mayBeginQuestion } from './question.ts';
import { isLow, onlyTells, sendsWord, takesLeave, tellsATale } from './told.ts';
import { plain } from './words.ts';

const tells = (text: string) => onlyTells(plain(text), plain(text).split(' '));
const asks = (text: string) => asksIn(text, plain(text));

describe('a sentence that only says how things are', () => {
  it.each([
    'No conozco yo a nadie con ese nombre.',
    'La cabra se ha escapado del corral.',
    'Mi yerno en cuanto abro la boca se va al bar.',
  ])('is told: %j', (text) => expect(tells(text)).toBe(true));

  it.each([
    'No me acuerdo de qué tenía yo el lunes.',
    'Tengo una nieta, una nieta rubia, y no me sale el nombre.',
    'Han mandado una foto, dímela tú.',
    'Es de mi hija la grande o de la otra.',
    'Mensajes de hoy.',
  ])('is more than that: %j', (text) => expect(tells(text)).toBe(false));
});

describe('what asks nobody', () => {
  it.each([
    'no te rías que te lo digo de verdad',
    'No es un cumplido, es la pura verdad.',
    'Qué se le va a hacer.',
    'que el mi yerno se va al bar',
    'Qué cosas, no lo había escuchado en mi vida.',
  ])('%j', (text) => expect(asks(text)).toBe(false));

  it.each(['viene mañana verdad', 'que la misa a qué hora es', 'qué cosas tengo mañana'])(
    'while this asks: %j',
    (text) => expect(asks(text)).toBe(true),
  );

  it('is what others asked in what she tells', () => {
    expect(hasQuestionSigns('Y le dijo al cura, padre, ¿usted ha pecado alguna vez?')).toBe(false);
    expect(hasQuestionSigns('Dice mi madre, ¿a qué hora es la gimnasia?')).toBe(true);
  });

  it('begins as no question', () => {
    expect(mayBeginQuestion('que remedio')).toBe(false);
    expect(mayBeginQuestion('que hora es')).toBe(true);
  });
});

describe('what she begins or ends with', () => {
  it.each(['y ya le dejo que viene el panadero', 'que pase usted un buen dia', 'quedate con dios'])(
    'takes leave: %j',
    (text) => expect(takesLeave(text)).toBe(true),
  );

  it.each(['te dejo que me lo leas', 'le dejo la llave a la vecina', 'hasta mañana a las diez'])(
    'takes none: %j',
    (text) => expect(takesLeave(text)).toBe(false),
  );

  it('begins a tale', () => {
    expect(tellsATale('le voy a contar yo uno a usted')).toBe(true);
    expect(tellsATale('cuentame tu uno')).toBe(false);
  });

  it('sends word to one of hers', () => {
    expect(sendsWord('mandale que tenga cuidado')).toBe(true);
    expect(sendsWord('le mande que callara')).toBe(false);
  });

  it('is not merry where she has no wish for anything', () => {
    expect(isLow('hoy me encuentro sin ganas de nada')).toBe(true);
    expect(isLow('me duele la espalda y estoy sin ganas')).toBe(false);
  });
});
