import { localDay } from './dates.ts';

const DAY_MS = 86_400_000;

/**
 * The instants that ask for the last local days, today included. From noon, because a day with a change of the clock
 * has no 24 hours: counted back from a moment after midnight, seven days could begin on the eighth.
 */
export function lastDays(days: number, now: Date, timeZone: string) {
  const noon = Date.parse(`${localDay(now, timeZone)}T12:00:00Z`);
  return {
    startDate: new Date(noon - (days - 1) * DAY_MS).toISOString(),
    endDate: now.toISOString(),
  };
}
