import type { Reminder } from '@encina/contract/reminders';
import { expect, it } from 'vitest';
import { distanceWords, nextUp, pendingToday } from './next-reminder.ts';

const MADRID = 'Europe/Madrid';
const NOW = new Date('2026-11-20T16:20:00Z');

const reminder = (title: string, dateTime: string, isCompleted = false): Reminder => ({
  id: title,
  title,
  description: '',
  category: 'Personal',
  recurrency: 'none',
  weekdays: [],
  times: [],
  until: null,
  startsAt: '',
  dateTime,
  occurrence: '',
  state: isCompleted ? 'done' : 'pending',
  answeredAt: null,
  dueAt: dateTime,
  isCompleted,
});

it('the first reminder of today comes before what stayed undone on other days', () => {
  const overdue = reminder('Gafas', '2026-11-17T11:00:00Z');
  const evening = reminder('Pastilla', '2026-11-20T17:00:00Z');
  const tomorrow = reminder('Coral', '2026-11-21T17:00:00Z');
  expect(nextUp([overdue, tomorrow, evening], NOW, MADRID)).toBe(evening);
  expect(nextUp([overdue, tomorrow], NOW, MADRID)).toBe(overdue);
  expect(nextUp([tomorrow], NOW, MADRID)).toBeUndefined();
});

it('today is the day of the town: half past eleven at night is still today', () => {
  const late = reminder('Luz', '2026-11-20T22:30:00Z');
  const next = reminder('Puerta', '2026-11-20T23:30:00Z');
  expect(pendingToday([next, late], NOW, MADRID)).toEqual([late]);
});

it('a reminder that is done is left out', () => {
  expect(pendingToday([reminder('Hecho', '2026-11-20T10:00:00Z', true)], NOW, MADRID)).toEqual([]);
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
