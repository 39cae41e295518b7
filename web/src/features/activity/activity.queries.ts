import { areas, period } from '@encina/contract/activity';
import { call } from '../../lib/api.ts';
import type { Days, Reader } from '../../lib/reader.ts';
import { overDaysKey, useOverDays } from '../../lib/use-over-days.ts';

/** Her own last days, as she sees them. */
export const ownMetricsKey = (id: string, days: Days) => overDaysKey(period, id, days, 'self');

/** Activity of the last days. */
export function useMetrics(
  id: string,
  days: Days,
  { reader = 'self', enabled }: { reader?: Reader; enabled?: boolean } = {},
) {
  return useOverDays(period, { id, days, reader, enabled }, ({ input, options }) =>
    call(period, input, options),
  );
}

/** How often each area was exercised in the last days. */
export function useAreas(id: string, days: Days, reader: Reader) {
  return useOverDays(areas, { id, days, reader }, ({ input, options }) =>
    call(areas, input, options),
  );
}
