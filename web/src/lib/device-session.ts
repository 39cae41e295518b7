import { session } from '@encina/contract/devices';
import { useQuery } from '@tanstack/react-query';
import { call, queryKey } from './api.ts';

/** Whose tablet this is and who is still in on it. Asked at each start: a log-in may have ended meanwhile. */
export function useDeviceSession() {
  return useQuery({ queryKey: queryKey(session), queryFn: () => call(session), staleTime: 0 });
}

/** The people to whom the town has tied this tablet, as the start has heard it: that hardly ever changes. */
export function useTiedTo(): readonly string[] {
  const { data } = useQuery({ queryKey: queryKey(session), queryFn: () => call(session) });
  return data?.device?.tiedTo ?? [];
}
