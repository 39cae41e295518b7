import { LONGEST_NAP_MS } from './alarm.ts';

/** When something that is due soon was scheduled last in this process, by the clock of `performance`. */
let at = Number.NEGATIVE_INFINITY;

/** @param wait until it is due, in ms: what comes after the longest nap of the jobs is found by a look that comes before */
export function noteScheduled(wait = 0): void {
  if (wait < LONGEST_NAP_MS) at = performance.now();
}

export const lastScheduled = (): number => at;
