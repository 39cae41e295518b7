import { period } from '@encina/contract/activity';
import { useQuery } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';

const DAY_MS = 86_400_000;

/** Activity of the last days, today included. */
export function useMetrics(id: string, days: 7 | 30, asStaff = false) {
  return useQuery({
    queryKey: [...queryKey(period, undefined), id, days, asStaff],
    queryFn: () => {
      const end = Date.now();
      const query = {
        startDate: new Date(end - (days - 1) * DAY_MS).toISOString(),
        endDate: new Date(end).toISOString(),
      };
      return call(period, { params: { id }, query }, { asStaff });
    },
  });
}
