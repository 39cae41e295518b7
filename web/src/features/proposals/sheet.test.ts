import { describe, expect, it } from 'vitest';
import { emptyRow, hoursIn, lineOf, problemsOf } from './sheet.ts';

describe('the hours of a line of the sheet', () => {
  it.for([
    ['9', ['09:00']],
    ['9:00, 21:00', ['09:00', '21:00']],
    ['8 14.30 y 21h', ['08:00', '14:30', '21:00']],
    ['21 9 9', ['09:00', '21:00']],
  ] as const)('are read as they are written: %s', ([written, read]) => {
    expect(hoursIn(written)).toEqual(read);
  });

  it.for(['', 'mañana', '25', '9:75', '9, luego'])('are not guessed: «%s»', (written) => {
    expect(hoursIn(written)).toBeUndefined();
  });
});

describe('a line of the sheet', () => {
  const row = { ...emptyRow('a'), title: ' Pastilla azul ', hours: '9 y 21' };

  it('is proposed as it is written, from today on', () => {
    expect(lineOf({ ...row, food: 'with', until: '2026-11-30' }, '2026-11-22')).toEqual({
      key: 'a',
      title: 'Pastilla azul',
      description: 'Con comida',
      dateTime: '2026-11-22T09:00',
      category: 'Medicación',
      recurrency: 'daily',
      weekdays: [],
      times: ['21:00'],
      until: '2026-11-30',
    });
  });

  it('says what is missing', () => {
    expect(problemsOf({ ...emptyRow('a'), days: 'some' })).toEqual({
      title: 'Escribe la medicina.',
      hours: 'Escribe las horas así: 9:00, 21:00.',
      some: 'Marca al menos un día.',
    });
    expect(problemsOf(row)).toEqual({});
  });
});
