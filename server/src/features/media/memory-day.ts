import type { MediaRow } from './media.repo.ts';

/** When a memory was, as its row has it. @param when `1963-09-14`, or `1963` */
export function memoryDay(when: string): Pick<MediaRow, 'day' | 'day_known' | 'month_day'> {
  if (when.length === 4) return { day: `${when}-01-01`, day_known: 'year', month_day: '' };
  return { day: when, day_known: 'day', month_day: when.slice(5) };
}
