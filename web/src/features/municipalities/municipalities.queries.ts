import { session } from '@encina/contract/devices';
import type { BodyIn } from '@encina/contract/endpoint';
import { create, update } from '@encina/contract/municipalities';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';
import { municipalitiesKey } from '../../lib/municipality.ts';

export function useCreateTown() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof create>) => call(create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: municipalitiesKey }),
  });
}

export function useUpdateTown(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof update>) => call(update, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: municipalitiesKey }),
  });
}

/** Who is still logged in on this device. Asked at each start: the log-in may have ended meanwhile. */
export function useDeviceSession() {
  return useQuery({ queryKey: queryKey(session), queryFn: () => call(session), staleTime: 0 });
}
