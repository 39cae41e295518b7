import { clockWords } from '../../lib/clock-words.ts';
import { clockTime } from '../../lib/dates.ts';

/** What time it is, in digits and in words. Nothing else on the screen is as large. */
export function Clock({ now, timeZone }: { now: Date; timeZone: string }) {
  const time = clockTime(now, timeZone);
  return (
    <p className="flex max-w-none flex-wrap items-center gap-x-4 md:flex-col md:items-end">
      <time dateTime={time.padStart(5, '0')} className="clock-digits">
        {time}
      </time>
      <span className="max-w-[17rem] md:text-right">{clockWords(now, timeZone)}</span>
    </p>
  );
}
