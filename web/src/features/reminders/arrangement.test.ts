import { describe, expect, it } from 'vitest';
import { reminderAt } from '../../testing/reminder-fixture.ts';
import { type Arrangement, arrangeToday, arrangeUpcoming, firstOf } from './arrangement.ts';

const MADRID = 'Europe/Madrid';
const NOON = new Date('2026-11-20T11:00:00Z');

const titles = ({ groups }: Pick<Arrangement, 'groups'>) =>
  groups.map(({ name, reminders }) => [name, ...reminders.map(({ title }) => title)]);

describe('the list of today', () => {
  it('puts an overdue medicine before an errand that is older', () => {
    const shown = arrangeToday(
      [
        reminderAt('2026-11-18T10:00', { title: 'Banco', state: 'missed' }),
        reminderAt('2026-11-20T09:00', { title: 'Paseo', category: 'Actividad', state: 'missed' }),
        reminderAt('2026-11-20T10:00', { title: 'Tensión', category: 'Salud', state: 'missed' }),
        reminderAt('2026-11-20T11:00', { title: 'Pastilla', category: 'Medicación' }),
        reminderAt('2026-11-20T18:00', { title: 'Gotas', category: 'Medicación' }),
      ],
      NOON,
      MADRID,
    );
    expect(titles(shown)).toEqual([
      ['Ya ha llegado su hora', 'Pastilla', 'Tensión', 'Banco', 'Paseo'],
      ['Hoy', 'Gotas'],
    ]);
  });

  it('folds away what is done and what was left out, each on its own', () => {
    const shown = arrangeToday(
      [
        reminderAt('2026-11-20T08:00', { title: 'Pastilla', state: 'done' }),
        reminderAt('2026-11-20T09:00', { title: 'Paseo', state: 'skipped' }),
      ],
      NOON,
      MADRID,
    );
    expect(shown.groups).toEqual([]);
    expect(shown.done.map(({ title }) => title)).toEqual(['Pastilla']);
    expect(shown.skipped.map(({ title }) => title)).toEqual(['Paseo']);
  });

  it('counts one that was put off as due at its new hour', () => {
    const dueAt = '2026-11-20T11:10:00.000Z';
    const putOff = reminderAt('2026-11-20T11:50', { state: 'postponed', dueAt });
    expect(titles(arrangeToday([putOff], NOON, MADRID))).toEqual([['Hoy', 'Pastilla blanca']]);
  });
});

describe('the list of what comes', () => {
  const upcoming = arrangeUpcoming(
    ['2026-11-21T09:00', '2026-11-21T21:00', '2026-11-26T09:00'].map((at) =>
      reminderAt(at, { title: at }),
    ),
    NOON,
    MADRID,
  );

  it('has its days under their names', () => {
    expect(upcoming.groups.map(({ name }) => name)).toEqual(['Mañana', 'Jueves, 26 de noviembre']);
  });

  it('begins with its first rows, whatever their day', () => {
    expect(titles({ groups: firstOf(upcoming.groups, 1) })).toEqual([
      ['Mañana', '2026-11-21T09:00'],
    ]);
    expect(titles({ groups: firstOf(upcoming.groups, 3) })).toEqual(titles(upcoming));
  });
});
