import type { PlannedReminder } from './plan.ts';

/** What every database says of a planned reminder in the same words. */
export const plannedRow = (it: PlannedReminder) => ({
  id: it.id,
  user_id: it.userId,
  title: it.title,
  description: it.description,
  category: it.category,
  recurrency: it.recurrency,
  starts_at: it.startsAt,
  weekdays: '',
  until: null,
});
