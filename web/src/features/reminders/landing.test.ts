import { expect, it } from 'vitest';
import { reminderAt } from '../../testing/reminder-fixture.ts';
import { landingOf, tabOf, withLanded } from './landing.ts';

const NOW = '2026-11-20T12:00';

it('what was kept lands in the tab of its day', () => {
  expect(tabOf(reminderAt('2026-11-20T21:00'), NOW)).toBe('today');
  expect(tabOf(reminderAt('2026-11-18T21:00'), NOW)).toBe('today');
  expect(tabOf(reminderAt('2026-11-21T09:00'), NOW)).toBe('upcoming');
});

it('an edited one stays on the occurrence that was in front of her while its hours are the same', () => {
  const rule = { startsAt: '2026-11-01T09:00' };
  const edited = reminderAt('2026-11-25T09:00', rule);
  const saved = reminderAt('2026-11-20T09:00', { ...rule, title: 'Pastilla rosa' });
  expect(landingOf(saved, edited)).toMatchObject({
    occurrence: '2026-11-25T09:00',
    title: 'Pastilla rosa',
  });
  const moved = reminderAt('2026-11-21T10:00');
  expect(landingOf(moved, edited)).toBe(moved);
});

it('one that is later than the list goes is shown all the same', () => {
  const known = [reminderAt('2026-11-21T09:00')];
  const far = reminderAt('2027-03-01T09:00', { title: 'Revisión' });
  expect(withLanded(known, far, NOW)).toEqual([...known, far]);
});

it('one that the list would show is gone from it where somebody has moved it meanwhile', () => {
  const last = reminderAt('2026-12-20T09:00');
  expect(withLanded([last], last, NOW)).toEqual([last]);
  expect(withLanded([], last, NOW)).toEqual([]);
});
