import { recentScores } from '@encina/contract/games';
import { useQuery } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';

export function useRecentScores(id: string) {
  const input = { params: { id }, query: { limit: 5 } };
  return useQuery({
    queryKey: queryKey(recentScores, input),
    queryFn: () => call(recentScores, input),
  });
}
