import type { Reminder } from '@encina/contract/reminders';
import { newId } from '../../../core/ids.ts';
import type { Draft } from './step.ts';

/** What stands, as it would be noted anew. */
export const draftOf = ({ title, category, recurrency, weekdays, occurrence, times }: Reminder) =>
  ({
    kind: 'add',
    key: newId(),
    ...{ title, category, recurrency, weekdays: [...weekdays] },
    date: occurrence.slice(0, 10),
    time: occurrence.slice(11, 16),
    ...(times.length > 1 ? { times: [...times] } : {}),
    isTimeSure: true,
  }) satisfies Draft;
