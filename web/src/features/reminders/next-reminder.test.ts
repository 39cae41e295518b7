import type { Reminder } from '@encina/contract/reminders';
import { expect, it } from 'vitest';
import { reminderAt } from '../../testing/reminder-fixture.ts';
import { byWeight, distanceWords, hourWords, pendingToday, whenWords } from './next-reminder.ts';

const MADRID = 'Europe/Madrid';
const NOW = new Date('2026-11-20T16:20:00Z');

const reminder = (title: string, dateTime: string, more: Partial<Reminder> = {}): Reminder =>
  reminderAt('2026-11-20T18:00', { title, dateTime, dueAt: dateTime, ...more });
const titles = (reminders: readonly Reminder[]) => reminders.map(({ title }) => title);

it('an overdue medicine comes before what is due, what comes, and an errand that stayed undone', () => {
  const errand = reminder('Pan', '2026-11-20T11:30:00Z');
  const pill = reminder('Pastilla', '2026-11-20T08:00:00Z', { category: 'Medicación' });
  const pressure = reminder('Tensión', '2026-11-20T07:00:00Z', { category: 'Salud' });
  const coral = reminder('Coral', '2026-11-20T16:10:00Z');
  const evening = reminder('Gotas', '2026-11-20T20:30:00Z', { category: 'Medicación' });
  const glasses = reminder('Gafas', '2026-11-17T11:00:00Z');
  const tomorrow = reminder('Mañana', '2026-11-21T17:00:00Z');
  const all = [errand, glasses, tomorrow, evening, coral, pressure, pill];
  const heaviest = ['Pastilla', 'Tensión', 'Coral', 'Gotas', 'Pan', 'Gafas'];
  expect(titles(byWeight(all, NOW, MADRID))).toEqual(heaviest);
});

it('at half past eleven at night two open pills stand before the errand of noon', () => {
  const night = new Date('2026-11-20T22:30:00Z');
  const errand = reminder('Pan', '2026-11-20T11:30:00Z');
  const pills = ['2026-11-20T19:00:00Z', '2026-11-20T20:30:00Z'].map((at) =>
    reminder(`Pastilla ${at}`, at, { category: 'Medicación' }),
  );
  expect(byWeight([errand, ...pills], night, MADRID)).toEqual([...pills, errand]);
});

it('a medicine that was put off is not overdue before it comes again', () => {
  const putOff = reminder('Pastilla', '2026-11-20T16:15:00Z', {
    category: 'Medicación',
    state: 'postponed',
    dueAt: '2026-11-20T16:25:00Z',
  });
  const due = reminder('Coral', '2026-11-20T16:10:00Z');
  expect(byWeight([putOff, due], NOW, MADRID)).toEqual([due, putOff]);
  expect(whenWords(putOff, NOW, MADRID)).toBe('A las 17:25 · dentro de 5 minutos');
});

it('after midnight what rang before says that it was yesterday', () => {
  const midnight = new Date('2026-11-20T23:10:00Z');
  expect(hourWords('2026-11-20T22:50:00Z', midnight, MADRID)).toBe(
    'Ayer a las 23:50 · hace 20 minutos',
  );
  const pill = reminder('Pastilla', '2026-11-20T22:50:00Z', { category: 'Medicación' });
  const morning = reminder('Gotas', '2026-11-21T07:00:00Z', { category: 'Medicación' });
  expect(titles(byWeight([morning, pill], midnight, MADRID))).toEqual(['Pastilla', 'Gotas']);
});

it('what she does not do today is neither done nor still to be done', () => {
  const skipped = reminder('Coral', '2026-11-20T16:10:00Z', { state: 'skipped' });
  expect(pendingToday([skipped], NOW, MADRID)).toEqual([]);
});

it('an hour stands beside how far away it is', () => {
  const pan = reminder('Pan', '2026-11-20T14:20:00Z');
  expect(whenWords(pan, NOW, MADRID)).toBe('A las 15:20 · hace 2 horas');
  const siesta = reminder('Siesta', '2026-11-20T00:05:00Z');
  expect(whenWords(siesta, NOW, MADRID)).toBe('A la 1:05 · hace 16 horas');
  expect(whenWords(reminder('Colesterol', '2026-11-19T21:00:00Z'), NOW, MADRID)).toBe(
    'Ayer a las 22:00 · hace 19 horas',
  );
  expect(whenWords(reminder('Gafas', '2026-11-17T16:20:00Z'), NOW, MADRID)).toBe(
    'Era del martes, 17 de noviembre · hace 3 días',
  );
});

it('today is the day of the town: half past eleven at night is still today', () => {
  const late = reminder('Luz', '2026-11-20T22:30:00Z');
  const next = reminder('Puerta', '2026-11-20T23:30:00Z');
  expect(pendingToday([next, late], NOW, MADRID)).toEqual([late]);
});

it('a reminder that is done is left out', () => {
  expect(
    pendingToday([reminder('Hecho', '2026-11-20T10:00:00Z', { state: 'done' })], NOW, MADRID),
  ).toEqual([]);
});

it.each([
  ['2026-11-20T17:00:00Z', 'Dentro de 40 minutos'],
  ['2026-11-20T16:21:00Z', 'Dentro de 1 minuto'],
  ['2026-11-20T16:20:10Z', 'Ahora'],
  ['2026-11-20T14:20:00Z', 'Hace 2 horas'],
  ['2026-11-17T16:20:00Z', 'Hace 3 días'],
])('a reminder says how far away %s is', (dateTime, words) => {
  expect(distanceWords(dateTime, NOW)).toBe(words);
});
