import { home } from '@encina/contract/home';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, queryKey } from '../../lib/api.ts';
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
      keepParts(client, id, await call(home, input, { signal }));
      return true;
    },
    refetchOnMount: 'always',
    ...POLLED,
  });
  useEffect(() => {
    // Whatever has been written from here may stand on home.
    const reload = () => void client.invalidateQueries({ queryKey: queryKey(home) });
    return client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      if (event.action.type === 'success' || event.action.type === 'error') reload();
    });
  }, [client]);
  return asking;
}
