import type { Reminder } from '@encina/contract/reminders';

/** A daily reminder in Madrid at one of its occurrences, `2026-11-20T08:00`, in winter time. */
export function reminderAt(occurrence: string, given: Partial<Reminder> = {}): Reminder {
  const dateTime = new Date(`${occurrence}:00+01:00`).toISOString();
  const title = given.title ?? 'Pastilla blanca';
  return {
    id: title,
    title,
    description: '',
    category: 'Personal',
    recurrency: 'daily',
    weekdays: [],
    times: [occurrence.slice(11)],
    until: null,
    startsAt: occurrence,
    dateTime,
    occurrence,
    state: 'pending',
    answeredAt: null,
    dueAt: dateTime,
    isCompleted: given.state === 'done',
    ...given,
  };
}
