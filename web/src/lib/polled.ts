/** How often what others may have changed is asked for, in ms, and how seldom where nobody answers. */
export const POLL_MS = 5_000;
const SLOWEST_MS = 60_000;

interface Asked {
  readonly state: { readonly fetchFailureCount: number; readonly errorUpdateCount: number };
}

/** For a query that is asked again every 5 s while the page is seen, and less often while nobody answers. */
export const POLLED = {
  refetchInterval: ({ state }: Asked): number =>
    Math.min(
      POLL_MS * 2 ** Math.min(state.fetchFailureCount + state.errorUpdateCount, 4),
      SLOWEST_MS,
    ),
  refetchIntervalInBackground: false,
} as const;
