import { atTime } from '../lib/dates.ts';

/** `a las 10:05`, on one line. */
export const AtTime = ({ instant, timeZone }: { instant: string; timeZone: string }) => (
  <span className="whitespace-nowrap">{atTime(instant, timeZone)}</span>
);
