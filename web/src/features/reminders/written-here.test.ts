import { create, remove, update } from '@encina/contract/reminders';
import { expect, it } from 'vitest';
import type { Waiting } from '../../lib/offline/waiting.ts';
import { reminderAt } from '../../testing/reminder-fixture.ts';
import type { ReminderBody } from './saving.queries.ts';
import { instantOf } from './wall-time.ts';
import { withWritten, writtenNow } from './written-here.ts';

const clock = { now: new Date('2026-11-20T16:00:00Z'), timeZone: 'Europe/Madrid' };
const TODAY = { from: 0, to: 1 };
const COMING = { from: 1, to: 31 };

const rule = (dateTime: string, given: Partial<ReminderBody> = {}): ReminderBody => ({
  title: 'Regar',
  dateTime,
  ...given,
});
const wrote = (body: ReminderBody): Waiting => ({
  key: 'new',
  userId: 'ana',
  method: create.method,
  path: create.path,
  params: { id: 'ana' },
  body,
  tellsWhen: false,
  at: 1,
  what: '',
});
const walls = (body: ReminderBody, span = COMING) =>
  withWritten([], [wrote(body)], span, clock).map(({ occurrence }) => occurrence);

it('a reminder of once stands on its day alone, also when that is over', () => {
  expect(walls(rule('2026-11-20T18:00'), TODAY)).toEqual(['2026-11-20T18:00']);
  expect(walls(rule('2026-11-20T18:00'))).toEqual([]);
  expect(walls(rule('2026-11-19T18:00'), TODAY)).toEqual(['2026-11-19T18:00']);
});

it('a daily one comes at each of its hours, on its first day at none before its start', () => {
  const body = rule('2026-11-20T18:00', { recurrency: 'daily', times: ['09:00'] });
  expect(walls(body, TODAY)).toEqual(['2026-11-20T18:00']);
  expect(walls(body, { from: 1, to: 2 })).toEqual(['2026-11-21T09:00', '2026-11-21T18:00']);
});

it('a weekly one comes on its days up to the last, and without any on that of its start', () => {
  const given = { recurrency: 'weekly', until: '2026-12-04' } as const;
  expect(walls(rule('2026-11-20T09:00', { ...given, weekdays: [1, 5] }))).toEqual([
    '2026-11-23T09:00',
    '2026-11-27T09:00',
    '2026-11-30T09:00',
    '2026-12-04T09:00',
  ]);
  expect(walls(rule('2026-11-20T09:00', given))).toEqual(['2026-11-27T09:00', '2026-12-04T09:00']);
});

it('a monthly one of the 31st comes on the last day of a short month', () => {
  expect(walls(rule('2026-10-31T09:00', { recurrency: 'monthly' }))).toEqual(['2026-11-30T09:00']);
});

it('it rings at the instant of its hour, and one that has rung unheard says so', () => {
  const [due] = withWritten([], [wrote(rule('2026-11-20T17:30'))], TODAY, clock);
  expect(due).toMatchObject({ dueAt: '2026-11-20T16:30:00.000Z', state: 'pending', id: 'new' });
  const [over] = withWritten([], [wrote(rule('2026-11-20T16:00'))], TODAY, clock);
  expect(over).toMatchObject({ state: 'missed', isCompleted: false });
});

it('it stands among the others in the order of their hours, and once where the server knows it', () => {
  const known = [reminderAt('2026-11-20T09:00'), reminderAt('2026-11-20T20:00')];
  const body = rule('2026-11-20T18:00');
  const titles = withWritten(known, [wrote(body)], TODAY, clock).map(({ title }) => title);
  expect(titles).toEqual(['Pastilla blanca', 'Regar', 'Pastilla blanca']);
  const sent = [reminderAt('2026-11-20T18:00', { id: 'new' })];
  expect(withWritten(sent, [wrote(body)], TODAY, clock)).toEqual(sent);
});

it('what she changes before it is sent is what stands there', () => {
  const params = { id: 'ana', reminderId: 'new' };
  const changed = { ...wrote(rule('2026-11-20T19:00', { title: 'Regar todo' })), params };
  const { method, path } = update;
  const all = [wrote(rule('2026-11-20T18:00')), { ...changed, method, path, key: 'change' }];
  expect(withWritten([], all, TODAY, clock)).toMatchObject([
    { id: 'new', title: 'Regar todo', occurrence: '2026-11-20T19:00' },
  ]);
});

/** What is said of the one that the server knows as `id`. */
const about = (id: string, { method, path }: typeof update | typeof remove): Waiting => ({
  ...wrote(rule('2026-11-20T19:00', { title: 'Regar todo' })),
  method,
  path,
  params: { id: 'ana', reminderId: id },
});

it('what she changed takes the place of what the server still has, and keeps what was said of it', () => {
  const old = reminderAt('2026-11-20T18:00', { id: 'new', recurrency: 'none' });
  const other = reminderAt('2026-11-20T20:00');
  const shown = withWritten([old, other], [about('new', update)], TODAY, clock);
  expect(shown.map(({ occurrence }) => occurrence)).toEqual(['2026-11-20T19:00', other.occurrence]);
  const done = reminderAt('2026-11-20T19:00', { id: 'new', state: 'done' });
  expect(withWritten([done], [about('new', update)], TODAY, clock)).toMatchObject([
    { title: 'Regar todo', state: 'done' },
  ]);
});

it('what she has taken away is gone, though the server still has it', () => {
  const old = reminderAt('2026-11-20T18:00', { id: 'new' });
  expect(withWritten([old], [about('new', remove)], TODAY, clock)).toEqual([]);
});

it('just written it stands at the first of its hours that is still to come', () => {
  const body = rule('2026-11-20T08:00', { recurrency: 'daily' });
  expect(writtenNow('new', body, clock).occurrence).toBe('2026-11-21T08:00');
});

it('a wall time is an instant in winter and in summer', () => {
  expect(instantOf('2026-11-20T18:00', 'Europe/Madrid')).toBe('2026-11-20T17:00:00.000Z');
  expect(instantOf('2026-07-20T18:00', 'Europe/Madrid')).toBe('2026-07-20T16:00:00.000Z');
});

it('an hour that a clock change leaves out moves forward, and one that comes twice counts the first time', () => {
  expect(instantOf('2026-03-29T02:30', 'Europe/Madrid')).toBe('2026-03-29T01:30:00.000Z');
  expect(instantOf('2026-03-29T10:00', 'Europe/Madrid')).toBe('2026-03-29T08:00:00.000Z');
  expect(instantOf('2026-10-25T02:30', 'Europe/Madrid')).toBe('2026-10-25T00:30:00.000Z');
});
