import { supportToday } from '@encina/contract/support-today';
import { useQuery } from '@tanstack/react-query';
import { every } from '../../lib/polled.ts';
import { asking } from '../../lib/queries.ts';

/** Everybody's day as it is now; asked again while the page is looked at, for consents and days go on. */
export function useSupportToday() {
  return useQuery({
    ...asking(supportToday),
    staleTime: 0,
    ...every(120_000),
  });
}
