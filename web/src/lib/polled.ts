import { isReachable } from './reachability.ts';

/** How often what others may have changed is asked for, in ms, and how seldom where nobody answers. */
export const POLL_MS = 5_000;
const SLOWEST_MS = 60_000;

interface Asked {
  readonly state: {
    readonly status: 'pending' | 'error' | 'success';
    /** When it was answered last, in ms since 1970; 0 where it never was. */
    readonly dataUpdatedAt: number;
    readonly errorUpdateCount: number;
  };
}

/** Twice as long each time, until somebody answers: it waits for as long as nobody has answered by now. */
function pauseAfterError({ dataUpdatedAt, errorUpdateCount }: Asked['state']): number {
  const silence =
    dataUpdatedAt === 0 ? POLL_MS * 2 ** errorUpdateCount : Date.now() - dataUpdatedAt;
  return Math.min(Math.max(silence, POLL_MS), SLOWEST_MS);
}

/** For a query that is asked again after so many ms while the page is seen. */
export const every = (ms: number) =>
  ({ refetchInterval: ms, refetchIntervalInBackground: false }) as const;

/** For a query that is asked again every 5 s while the page is seen, and less often while nobody answers. */
export const POLLED = {
  refetchInterval: ({ state }: Asked): number =>
    state.status === 'error' || !isReachable() ? pauseAfterError(state) : POLL_MS,
  refetchIntervalInBackground: false,
} as const;
