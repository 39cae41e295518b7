import { vi } from 'vitest';

/** For what hangs, not a claim of speed: the machine may be shared and slow. In ms. */
export const LONGEST_WAIT = 30_000;

/** Until it holds; time that the test has stopped goes on meanwhile. */
export const eventually = <T>(holds: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(holds, { timeout: LONGEST_WAIT });
