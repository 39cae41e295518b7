import { expect, it } from 'vitest';
import { closedAnswer, endsListening } from './closed-answer.ts';

const REMINDER = { choices: ['Sí, apúntalo', 'No, no lo apuntes'], alarm: null };
const ALARM = { choices: ['Sí, necesito ayuda', 'No, estoy bien'], alarm: 'asks' } as const;

it.each([
  ['Sí.', REMINDER, 'Sí, apúntalo'],
  ['que no', REMINDER, 'No, no lo apuntes'],
  ['luego', REMINDER, 'Ahora no'],
  ['a las diez', REMINDER, 'a las diez'],
  ['sí', ALARM, 'Sí, necesito ayuda'],
  ['No', ALARM, 'No, estoy bien'],
  ['luego', ALARM, 'luego'],
  ['sí', { choices: ['Otro'], alarm: null }, 'sí'],
  ['sí', undefined, 'sí'],
])('«%s» said to a question is sent as its button says', (heard, last, sent) => {
  expect(closedAnswer(heard, last)).toBe(sent);
});

it.each([
  ['Para.', true],
  ['¡Para ya!', true],
  ['basta', true],
  ['para mañana', false],
  ['apunta para las diez', false],
])('«%s» ends the listening: %s', (heard, ends) => expect(endsListening(heard)).toBe(ends));
