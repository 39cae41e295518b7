import { expect, it } from 'vitest';
import { reminderAt } from '../../testing/reminder-fixture.ts';
import { takenQuestion } from './taken-question.ts';

const MADRID = 'Europe/Madrid';
const HALF_PAST_FOUR = new Date('2026-11-20T15:30:00Z');
const pillAt = (occurrence: string) => reminderAt(occurrence, { category: 'Medicación' });
const asked = (occurrence: string, now = HALF_PAST_FOUR) =>
  takenQuestion(pillAt(occurrence), now, MADRID);

it.each([
  ['2026-11-20T09:00', 'La de las 9:00 de hoy'],
  ['2026-11-20T01:05', 'La de la 1:05 de hoy'],
  ['2026-11-19T21:30', 'La de anoche, a las 21:30'],
  ['2026-11-19T14:00', 'La de ayer, a las 14:00'],
  ['2026-11-17T09:00', 'La del martes, 17 de noviembre, a las 9:00'],
])('whether a pill is taken is asked with its hour and its day: %s', (occurrence, which) => {
  const question = '¿Ya la has tomado, o solo la has oído?';
  expect(asked(occurrence)).toEqual({ question, which, label: 'Ya la he tomado' });
});

it('round midnight the day is that of the town', () => {
  const after = new Date('2026-11-19T23:10:00Z');
  expect(asked('2026-11-19T22:00', after).which).toBe('La de anoche, a las 22:00');
  const before = new Date('2026-11-19T22:50:00Z');
  expect(asked('2026-11-20T00:15', before).which).toBe('La de mañana, a las 0:15');
});

it('hours before, it is asked whether the pill of that hour is taken already', () => {
  const question = 'Es para las 21:30, dentro de 5 horas. ¿La has tomado ya?';
  expect(asked('2026-11-20T21:30')).toMatchObject({ question, which: undefined });
  expect(asked('2026-11-20T17:30').question).toMatch(/^Es para las 17:30, dentro de 1 hora\. /);
  expect(asked('2026-11-20T17:29').question).toMatch(/^¿Ya la has tomado, /);
});

it('what is no pill is done, not taken', () => {
  const sugar = (occurrence: string) =>
    takenQuestion(reminderAt(occurrence, { category: 'Salud' }), HALF_PAST_FOUR, MADRID);
  expect(sugar('2026-11-20T09:00')).toEqual({
    question: '¿Ya lo has hecho, o solo lo has oído?',
    which: 'Lo de las 9:00 de hoy',
    label: 'Ya lo he hecho',
  });
  expect(sugar('2026-11-20T21:30').question).toMatch(/ ¿Lo has hecho ya\?$/);
});
