import { areas, period } from '@encina/contract/activity';
import { useQuery } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';
import { useTimeZone } from '../../lib/municipality.ts';
import { lastDays } from './last-days.ts';
import type { Days, Reader } from './reader.ts';

/** Activity of the last days, today included; fresh each time that a view asks. */
export function useMetrics(
  id: string,
  days: Days,
  { reader = 'self', enabled = true }: { reader?: Reader; enabled?: boolean } = {},
) {
  const timeZone = useTimeZone();
  return useQuery({
    queryKey: [...queryKey(period), id, days, reader],
    queryFn: () =>
      call(
        period,
        { params: { id }, query: lastDays(days, new Date(), timeZone) },
        { asStaff: reader === 'staff' },
      ),
    refetchOnMount: 'always',
    enabled,
  });
}

/** How often each area was exercised in the last days. */
export function useAreas(id: string, days: Days, reader: Reader) {
  const timeZone = useTimeZone();
  return useQuery({
    queryKey: [...queryKey(areas), id, days, reader],
    queryFn: () =>
      call(
        areas,
        { params: { id }, query: lastDays(days, new Date(), timeZone) },
        { asStaff: reader === 'staff' },
      ),
    refetchOnMount: 'always',
  });
}
