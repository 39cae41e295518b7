import { randomUUID } from 'node:crypto';
import { systemClock } from '../core/clock.ts';

/** A medicine whose hour was a moment ago: it rings today as soon as time has passed for it. */
export interface Bell {
  readonly reminder: { readonly title: string };
  readonly dueAt: Temporal.Instant;
}

const TIME_ZONE = 'Europe/Madrid';

export function newBell(): Bell {
  const hour = systemClock().subtract({ minutes: 2 }).toZonedDateTimeISO(TIME_ZONE).round({
    smallestUnit: 'minute',
    roundingMode: 'floor',
  });
  const dateTime = hour.toPlainDateTime().toString({ smallestUnit: 'minute' });
  const title = `Pastilla ${randomUUID()}`;
  const reminder = { title, dateTime, category: 'Medicación', recurrency: 'daily' };
  return { reminder, dueAt: hour.toInstant() };
}
