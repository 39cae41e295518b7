import { home } from '@encina/contract/home';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, queryKey } from '../../lib/api.ts';
import { withinPatience } from '../../lib/patience.ts';
import { POLLED } from '../../lib/polled.ts';
import { keepParts } from './parts.ts';

/**
 * Asks for all that home tells, again and again while it is seen. What comes lies in its parts; of itself there is only
 * whether it came.
 */
export function useHomeAnswer(id: string) {
  const client = useQueryClient();
  const input = { params: { id } };
  const asking = useQuery({
    queryKey: queryKey(home, input),
    queryFn: async ({ signal }) => {
      // Where something is written meanwhile, or she goes on, this answer is not the newest any more: it is dropped.
      const parts = await withinPatience(signal, (patient) =>
        call(home, input, { signal: patient }),
      );
      if (signal.aborted) throw signal.reason;
      keepParts(client, id, parts);
      return true;
    },
    refetchOnMount: 'always',
    ...POLLED,
  });
  useEffect(() => {
    // Whatever has been written from here may stand on home.
    const filters = { queryKey: queryKey(home) };
    const reload = () => void client.invalidateQueries(filters);
    return client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      // What was asked before does not know of it yet.
      if (event.action.type === 'pending') void client.cancelQueries(filters);
      if (event.action.type === 'success' || event.action.type === 'error') reload();
    });
  }, [client]);
  return asking;
}
