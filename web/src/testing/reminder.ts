import type { Reminder } from '@encina/contract/reminders';

/** A reminder that differs from a pill of six in the evening only in what a test says. */
export const reminderOf = (own: Partial<Reminder>): Reminder => {
  const dateTime = own.dateTime ?? '2026-11-20T17:00:00.000Z';
  return {
    id: own.title ?? 'Pastilla',
    title: 'Pastilla',
    description: '',
    category: 'Personal',
    recurrency: 'none',
    weekdays: [],
    times: ['18:00'],
    until: null,
    startsAt: '2026-11-20T18:00',
    occurrence: '2026-11-20T18:00',
    state: 'pending',
    answeredAt: null,
    dueAt: dateTime,
    isCompleted: own.state === 'done',
    ...own,
    dateTime,
  };
};
