import { last } from '@encina/contract/chat';
import { useQuery } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';

export function useLastConversation(id: string) {
  return useQuery({
    queryKey: queryKey(last, { params: { id } }),
    queryFn: () => call(last, { params: { id } }),
  });
}
