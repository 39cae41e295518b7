import { describe, expect, it } from 'vitest';
import { localDay } from './dates.ts';
import { lastDays } from './last-days.ts';

const ZONES = ['Europe/Madrid', 'Atlantic/Canary'];

describe('the last seven days', () => {
  it.each(ZONES)('are seven at every hour of a year in %s, also when the clocks change', (zone) => {
    for (let hour = 0; hour < 366 * 24; hour += 1) {
      const now = new Date(Date.UTC(2026, 0, 1, hour, 30));
      const { startDate, endDate } = lastDays(7, now, zone);
      const days = Date.parse(localDay(endDate, zone)) - Date.parse(localDay(startDate, zone));
      expect([now, days / 86_400_000]).toEqual([now, 6]);
    }
  });
});
