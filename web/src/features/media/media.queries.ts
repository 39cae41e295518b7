import { stats } from '@encina/contract/media';
import { useQuery } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';

export function useMediaStats(id: string) {
  return useQuery({
    queryKey: queryKey(stats, { params: { id } }),
    queryFn: () => call(stats, { params: { id } }),
  });
}
