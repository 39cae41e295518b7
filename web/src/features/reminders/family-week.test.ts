import { expect, it } from 'vitest';
import { reminderAt } from '../../testing/reminder-fixture.ts';
import { familyWeek } from './family-week.ts';

const NOW = new Date('2026-11-20T16:00:00.000Z');

it('a family reads all of today by its hour, answered or not, and then a part for each day', () => {
  const reminders = [
    reminderAt('2026-11-23T09:00', { title: 'Médico' }),
    reminderAt('2026-11-20T21:00', { title: 'Cena' }),
    reminderAt('2026-11-20T08:00', { title: 'Pastilla', state: 'done' }),
    reminderAt('2026-11-20T13:00', { title: 'Paseo', state: 'skipped' }),
    reminderAt('2026-11-21T08:00', { title: 'Pastilla' }),
    reminderAt('2026-11-19T12:00', { title: 'Gafas', state: 'missed' }),
  ];
  const { today, days } = familyWeek(reminders, NOW, 'Europe/Madrid');
  expect(today.map(({ title }) => title)).toEqual(['Gafas', 'Pastilla', 'Paseo', 'Cena']);
  expect(days.map(({ name, reminders: ofDay }) => [name, ofDay.length])).toEqual([
    ['Mañana, sábado, 21 de noviembre', 1],
    ['Lunes, 23 de noviembre', 1],
  ]);
});

it('a day of her family’s begins with midnight where she is', () => {
  const late = [reminderAt('2026-11-21T00:30'), reminderAt('2026-11-20T23:30')];
  const { today, days } = familyWeek(late, new Date('2026-11-20T22:45:00.000Z'), 'Europe/Madrid');
  expect([today.length, days.length]).toEqual([1, 1]);
  const after = familyWeek(late, new Date('2026-11-20T23:15:00.000Z'), 'Europe/Madrid');
  expect([after.today.length, after.days.length]).toEqual([2, 0]);
});
