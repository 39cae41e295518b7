import type { Category, Recurrency, Reminder } from '@encina/contract/reminders';
import type { ReminderBody } from './saving.queries.ts';
import { inAnHour, timeOf, type WallTime } from './wall-time.ts';

/** What the dialog asks for. */
export interface ReminderValues {
  title: string;
  description: string;
  wall: WallTime;
  category: Category;
  recurrency: Recurrency;
  weekdays: readonly number[];
  /** More times of the same day. */
  moreTimes: readonly string[];
  /** Last day, or empty. */
  until: string;
  /** A new one, null where it is taken off, and nothing where it stays as it is. */
  photo?: File | null | undefined;
  voice?: File | null | undefined;
}

/** A new one: in an hour, at a round minute. */
export const newValues = (now: WallTime): ReminderValues => ({
  title: '',
  description: '',
  wall: inAnHour(now),
  category: 'Personal',
  recurrency: 'none',
  weekdays: [],
  moreTimes: [],
  until: '',
});

/** A recurring one is edited as a rule, from its start; one of once where it stands. */
export function valuesOf(reminder: Reminder): ReminderValues {
  return {
    title: reminder.title,
    description: reminder.description,
    wall: reminder.startsAt,
    category: reminder.category,
    recurrency: reminder.recurrency,
    weekdays: reminder.weekdays,
    moreTimes: reminder.times.filter((time) => time !== timeOf(reminder.startsAt)),
    until: reminder.until ?? '',
  };
}

/** As the server takes it; what the chosen repetition has no use for is left out. */
export function bodyOf(values: ReminderValues): ReminderBody {
  const { title, description, wall, category, recurrency, weekdays, moreTimes, until } = values;
  const repeats = recurrency !== 'none';
  return {
    title: title.trim(),
    description: description.trim(),
    dateTime: wall,
    category,
    recurrency,
    weekdays: recurrency === 'weekly' ? [...weekdays] : [],
    times: repeats ? [...moreTimes] : [],
    until: repeats && until !== '' ? until : null,
  };
}
