import { atTime, daysAgo, daysBetween } from '../../lib/dates.ts';

/** When a person who tells the town hall so was last in: `hoy a las 17:05`, `hace 3 días`, `todavía no ha entrado`. */
export function lastSeenWords(lastActiveAt: string | null, now: Date, timeZone: string): string {
  if (!lastActiveAt) return 'Todavía no ha entrado';
  const when = daysAgo(lastActiveAt, now, timeZone);
  if (daysBetween(lastActiveAt, now, timeZone) > 0) return `Última vez: ${when}`;
  return `Última vez: ${when} ${atTime(lastActiveAt, timeZone)}`;
}
