import type { ApiError } from '../api-error.ts';
import type { Waiting } from './waiting.ts';

/** The server fails so often at the same thing before it is set aside. */
export const MOST_TRIES = 5;
/** Before the second try; each pause after it is twice as long. In ms. */
const FIRST_PAUSE = 15_000;
const LONGEST_PAUSE = 240_000;

/** How long to wait after that many failures in a row, in ms. */
export const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));

/** How long it still rests, in ms; a clock that was put back holds nothing for longer than any pause. */
export function restOf({ restsUntil = 0 }: Waiting, now: number): number {
  const left = restsUntil - now;
  return left > 0 && left <= LONGEST_PAUSE ? left : 0;
}

/** Away, too busy, or without room on its disk. */
const FOR_ANY = [502, 503, 504, 507];

/** Whether the server fails at this very command, and not at any that it is sent. */
export const isItsFault = ({ status }: ApiError): boolean =>
  status >= 500 && !FOR_ANY.includes(status);

/** The same after the server has failed at it: it rests, or has been tried often enough. */
export function afterFault(item: Waiting, now: number): Waiting {
  const tries = (item.tries ?? 0) + 1;
  return tries < MOST_TRIES
    ? { ...item, tries, restsUntil: now + pauseAfter(tries) }
    : { ...item, tries, problem: 'El servidor no ha podido con ello.' };
}
