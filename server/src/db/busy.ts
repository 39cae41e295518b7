import { setTimeout as pause } from 'node:timers/promises';

/** How long a statement waits for a lock that another process holds, in ms; then it is an outage. */
const LONGEST_WAIT_MS = 3_000;
const PAUSE_MS = 15;
/** SQLite's own number for "another process holds the lock"; the extended ones have it in their low byte. */
const SQLITE_BUSY = 5;

/** True where another process, a copy or a tool, holds the lock on the SQLite file. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === SQLITE_BUSY;
}

/**
 * Tries until nobody else holds the lock, in short pauses: SQLite's own `busy_timeout` waits in the one thread that
 * answers everybody.
 */
export async function whenFree<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await pause(PAUSE_MS);
    }
  }
}
