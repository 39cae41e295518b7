import { type MoodKind, moods, sayMood, takeMoodBack } from '@encina/contract/moods';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';
import { useInvalidate } from '../../lib/queries.ts';

/** How she said she was, the last seven days. `asStaff`: for the town hall's own session. */
export function useMoods(id: string, { asStaff = false } = {}) {
  const input = { params: { id } };
  return useQuery({
    queryKey: queryKey(moods, input),
    queryFn: () => call(moods, input, { asStaff }),
  });
}

export function useSayMood(id: string) {
  return useMutation({
    mutationFn: (mood: MoodKind) => call(sayMood, { params: { id }, body: { mood } }),
    onSuccess: useInvalidate(moods),
  });
}

export function useTakeMoodBack(id: string) {
  return useMutation({
    mutationFn: () => call(takeMoodBack, { params: { id } }),
    onSuccess: useInvalidate(moods),
  });
}
