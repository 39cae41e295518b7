import type { AnyEndpoint } from '@encina/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { queryKey } from './api.ts';
import { lastDays } from './last-days.ts';
import { useTimeZone } from './municipality.ts';
import type { Days, Reader } from './reader.ts';

interface OverDays {
  readonly id: string;
  readonly days: Days;
  readonly reader: Reader;
  readonly enabled?: boolean | undefined;
}

interface Asking {
  readonly input: { params: { id: string }; query: { startDate: string; endDate: string } };
  readonly options: { asStaff: boolean };
}

/** Names it in the query cache. */
export const overDaysKey = (endpoint: AnyEndpoint, id: string, days: Days, reader: Reader) =>
  [...queryKey(endpoint), id, days, reader] as const;

/**
 * What is known of a person's last days, today included; fresh each time that a view asks.
 * @param ask calls the endpoint
 */
export function useOverDays<Answer>(
  endpoint: AnyEndpoint,
  { id, days, reader, enabled = true }: OverDays,
  ask: (asking: Asking) => Promise<Answer>,
) {
  const timeZone = useTimeZone();
  return useQuery({
    queryKey: overDaysKey(endpoint, id, days, reader),
    queryFn: () =>
      ask({
        input: { params: { id }, query: lastDays(days, new Date(), timeZone) },
        options: { asStaff: reader === 'staff' },
      }),
    refetchOnMount: 'always',
    enabled,
  });
}
