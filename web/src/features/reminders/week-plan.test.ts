import type { Reminder } from '@encina/contract/reminders';
import { describe, expect, it } from 'vitest';
import { reminderAt } from '../../testing/reminder-fixture.ts';
import { textSize, weekPlan } from './week-plan.ts';

const DAYS = ['20', '21', '22', '23', '24', '25', '26'].map((day) => `2026-11-${day}`);

const everyDay = (title: string, given: Partial<Reminder> = {}) =>
  DAYS.map((day) => reminderAt(`${day}T08:00`, { title, ...given }));

describe('the week on paper', () => {
  it('writes what comes every day once, with what she noted beside it', () => {
    const plan = weekPlan(everyDay('Pastilla', { description: 'en ayunas' }), DAYS);
    expect(plan.everyDay).toEqual([
      { time: '08:00', title: 'Pastilla', note: 'en ayunas', isDone: false },
    ]);
    expect([...plan.days.values()].flat()).toEqual([]);
  });

  it('has no line for what she decided not to do, and a tick for what is done', () => {
    const plan = weekPlan(
      [
        reminderAt('2026-11-20T10:00', { title: 'Paseo', state: 'skipped' }),
        reminderAt('2026-11-20T11:00', { title: 'Banco', state: 'done' }),
      ],
      DAYS,
    );
    expect(plan.days.get('2026-11-20')).toMatchObject([{ title: 'Banco', isDone: true }]);
  });

  it('has the photo of what has one, and room for it', () => {
    const pills = everyDay('Pastilla');
    const plan = weekPlan(pills, DAYS, new Map(pills.map(({ id }) => [id, '/caja.webp'])));
    expect(plan.everyDay).toMatchObject([{ title: 'Pastilla', photo: '/caja.webp' }]);
    const many = Array.from({ length: 12 }, (_, at) => everyDay(`Pastilla ${at}`)).flat();
    const photos = new Map(many.map(({ id }) => [id, '/caja.webp']));
    expect(textSize(weekPlan(many, DAYS, photos))).toBeLessThan(textSize(weekPlan(many, DAYS)));
  });

  it('is as large as one page allows, and never too small to be read', () => {
    const sizeOf = (pills: number, description = '') =>
      textSize(
        weekPlan(
          Array.from({ length: pills }, (_, at) =>
            everyDay(`Pastilla ${at}`, { description }),
          ).flat(),
          DAYS,
        ),
      );
    expect(sizeOf(8)).toBe(20);
    expect(sizeOf(8, 'con un vaso de agua y después de desayunar')).toBe(17);
    expect(sizeOf(14)).toBe(13);
    expect(sizeOf(60)).toBe(13);
  });
});
