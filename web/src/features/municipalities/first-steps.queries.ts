import { steps } from '@encina/contract/first-steps';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../lib/queries.ts';

/** Asked again while it is looked at: a tablet may be enrolled in another room. */
export function useFirstSteps(townId: string, enabled: boolean) {
  return useQuery({
    ...asking(steps, { params: { id: townId } }),
    enabled: enabled && townId !== '',
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && Object.values(data).every(Boolean) ? false : 10_000,
    refetchIntervalInBackground: false,
  });
}
