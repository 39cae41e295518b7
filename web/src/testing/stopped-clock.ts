import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** In each test of the file it is this time at first; what stood in for the network goes with it. */
export function stopTheClock(now: string): void {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(now) });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Lets time go by, and what it brings happen. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
