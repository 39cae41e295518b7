import { session } from '@encina/contract/devices';
import { useQuery } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';

/** Who is still logged in on this device. Asked at each start: the log-in may have ended meanwhile. */
export function useDeviceSession() {
  return useQuery({ queryKey: queryKey(session), queryFn: () => call(session), staleTime: 0 });
}
