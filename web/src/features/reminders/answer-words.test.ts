import type { Category, Reminder } from '@encina/contract/reminders';
import { expect, it } from 'vitest';
import { reminderAt } from '../../testing/reminder-fixture.ts';
import { outcomeWords, skipQuestion } from './answer-words.ts';

const answered = (state: Reminder['state'], category: Category = 'Medicación'): Reminder =>
  reminderAt('2026-11-20T08:30', {
    category,
    state,
    answeredAt: '2026-11-20T07:32:00.000Z',
    dueAt: '2026-11-20T07:42:00.000Z',
  });

it('a medicine is not taken today, anything else is not done', () => {
  expect(skipQuestion('Medicación').question).toBe('¿Seguro que hoy no la tomas?');
  expect(skipQuestion('Salud').label).toBe('Hoy no lo hago');
});

it.each([
  [answered('done'), 'Hecho a las 8:32'],
  [answered('postponed'), 'Te lo recuerdo a las 8:42'],
  [answered('skipped'), 'Hoy no la tomas'],
  [answered('skipped', 'Personal'), 'Hoy no lo haces'],
])('an answer says what it did: %#', (reminder, words) => {
  expect(outcomeWords(reminder, 'Europe/Madrid')).toBe(words);
});
