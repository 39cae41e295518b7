import { expect, it } from 'vitest';
import { reminderAt } from '../../testing/reminder-fixture.ts';
import { stateWords } from './state-words.ts';

const MADRID = 'Europe/Madrid';
const answeredAt = '2026-11-20T07:32:00.000Z';

it.each([
  [{ state: 'done', answeredAt }, 'Hecho a las 8:32'],
  [{ state: 'done', answeredAt: '2026-11-20T00:05:00.000Z' }, 'Hecho a la 1:05'],
  [{ state: 'done', answeredAt: null }, 'Hecho'],
  [{ state: 'skipped', answeredAt }, 'Hoy no · lo decidiste a las 8:32'],
  [{ state: 'missed' }, 'Sin confirmar'],
  [{ state: 'pending' }, 'Pendiente'],
  [{ state: 'postponed', dueAt: '2026-11-20T07:42:00.000Z' }, 'Te lo recordaré a las 8:42'],
] as const)('what became of a reminder is said as a state: %j', (given, words) => {
  expect(stateWords(reminderAt('2026-11-20T08:00', given), MADRID)).toBe(words);
});

it('an answer of another day is said with its day', () => {
  const late = reminderAt('2026-11-18T10:00', { state: 'done', answeredAt });
  expect(stateWords(late, MADRID)).toBe('Hecho el viernes, 20 de noviembre, a las 8:32');
});

it('her family reads that it was her decision', () => {
  const skipped = reminderAt('2026-11-20T08:00', { state: 'skipped', answeredAt });
  expect(stateWords(skipped, MADRID, 'family')).toBe('Hoy no · lo decidió a las 8:32');
});

it('her family reads when it rings again, at half past one as well', () => {
  const dueAt = '2026-11-20T00:30:00.000Z';
  const putOff = reminderAt('2026-11-20T01:20', { state: 'postponed', dueAt });
  expect(stateWords(putOff, MADRID, 'family')).toBe('Recordar a la 1:30');
});
