import { messages } from '@encina/contract/support';
import { useQuery } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';

const POLL_MS = 5_000;
const SLOWEST_MS = 60_000;

/** Messages from relatives, asked for every 5 s while the page is seen, and less often while nobody answers. */
export function useSupportMessages(id: string) {
  return useQuery({
    queryKey: queryKey(messages, { params: { id } }),
    queryFn: () => call(messages, { params: { id } }),
    refetchInterval: ({ state }) =>
      Math.min(
        POLL_MS * 2 ** Math.min(state.fetchFailureCount + state.errorUpdateCount, 4),
        SLOWEST_MS,
      ),
    refetchIntervalInBackground: false,
  });
}
