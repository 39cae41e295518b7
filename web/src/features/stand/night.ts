import { clockTime } from '../../lib/dates.ts';

/** From this hour of the evening on, and until that of the morning, the screen of a stand is dim. */
const BEGINS = 22;
const ENDS = 7;

/** Whether it is night where she lives. */
export function isNight(now: Date, timeZone: string): boolean {
  const hour = Number.parseInt(clockTime(now, timeZone), 10);
  return hour >= BEGINS || hour < ENDS;
}
