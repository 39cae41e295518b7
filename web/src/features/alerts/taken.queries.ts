import { readTaken, type TakenAlert, takenAlerts } from '@encina/contract/alerts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';
import { asking, useInvalidate } from '../../lib/queries.ts';

const ofHers = (id: string) => ({ params: { id } });
export const takenAlertsKey = (userId: string) => queryKey(takenAlerts, ofHers(userId));

/** Who sees to what she has not answered: it comes with home as well. */
export const useTakenAlerts = (userId: string) => useQuery(asking(takenAlerts, ofHers(userId)));

export function useReadTaken(userId: string) {
  return useMutation({
    mutationFn: ({ id: alertId }: TakenAlert) =>
      call(readTaken, { params: { id: userId, alertId } }),
    onSettled: useInvalidate(takenAlerts),
  });
}
