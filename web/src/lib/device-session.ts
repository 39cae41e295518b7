import { session } from '@encina/contract/devices';
import type { ResponseBodyOf } from '@encina/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call, queryKey } from './api.ts';
import { readStored } from './storage.ts';

type Session = ResponseBodyOf<typeof session>;

/** Who has left without a network is out, whatever the server still believes. */
const withoutWhoHasLeft = (known: Session): Session =>
  known.user?.id === readStored('hasLeft') ? { ...known, user: null } : known;

/** Who is in at this moment, whatever was known before. */
export const sessionNow = (): Promise<Session> => call(session);

/** Whose tablet this is and who is still in on it. Asked at each start: a log-in may have ended meanwhile. */
export function useDeviceSession() {
  return useQuery({
    queryKey: queryKey(session),
    queryFn: sessionNow,
    staleTime: 0,
    select: withoutWhoHasLeft,
  });
}

/**
 * Who of the staff is still in on this device. Asked where somebody has come in as staff and not gone since: no other
 * tablet asks.
 */
export function useStaffSession() {
  return useQuery({
    queryKey: [...queryKey(session), 'staff'],
    queryFn: () => call(session, undefined, { asStaff: true }),
    enabled: readStored('adminId') !== null,
    staleTime: 0,
  });
}

/** The people to whom the town has tied this tablet, as the start has heard it: that hardly ever changes. */
export function useTiedTo(): readonly string[] {
  const { data } = useQuery({ queryKey: queryKey(session), queryFn: sessionNow });
  return data?.device?.tiedTo ?? [];
}
