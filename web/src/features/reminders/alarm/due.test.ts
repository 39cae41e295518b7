import type { Reminder } from '@encina/contract/reminders';
import { expect, it } from 'vitest';
import { reminderAt } from '../../../testing/reminder-fixture.ts';
import { dueNow, ringOf, untilNext } from './due.ts';

const NOW = new Date('2026-11-20T17:00:00Z');
const at = (dueAt: string, more: Partial<Reminder> = {}): Reminder =>
  reminderAt('2026-11-20T18:00', { id: dueAt, dueAt, ...more });

it('a reminder rings at its minute and for half an hour after, whatever the tablet slept through', () => {
  const exact = at('2026-11-20T17:00:00.000Z');
  const slept = at('2026-11-20T16:31:00.000Z');
  const tooLate = at('2026-11-20T16:30:00.000Z');
  const later = at('2026-11-20T17:00:01.000Z');
  expect(dueNow([later, exact, slept, tooLate], NOW, false)).toEqual([exact, slept]);
});

it('a reminder that was answered does not ring, and one that was put off rings again', () => {
  const states = ['done', 'skipped', 'missed'] as const;
  const answered = states.map((state) => at('2026-11-20T16:59:00.000Z', { state }));
  const putOff = at('2026-11-20T17:00:00.000Z', { state: 'postponed' });
  expect(dueNow([...answered, putOff], NOW, false)).toEqual([putOff]);
});

it('a reminder waits for the end of a round, unless it is of medicine or health', () => {
  const due = (category: Reminder['category']) => at('2026-11-20T17:00:00.000Z', { category });
  const [coral, walk, pill, doctor] = [
    due('Personal'),
    due('Actividad'),
    due('Medicación'),
    due('Salud'),
  ];
  expect(dueNow([coral, walk, pill, doctor], NOW, true)).toEqual([pill, doctor]);
});

it('the time until the next ring is known', () => {
  expect(untilNext([at('2026-11-20T16:00:00.000Z')], NOW)).toBeUndefined();
  const soon = at('2026-11-20T17:02:00.000Z');
  expect(untilNext([at('2026-11-20T19:00:00.000Z'), soon], NOW)).toBe(120_000);
});

it('a reminder that was put off counts as another ring', () => {
  expect(ringOf(at('2026-11-20T17:00:00.000Z'))).not.toBe(ringOf(at('2026-11-20T17:10:00.000Z')));
});
