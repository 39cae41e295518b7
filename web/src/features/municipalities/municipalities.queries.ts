import { me } from '@encina/contract/admins';
import type { BodyIn } from '@encina/contract/endpoint';
import { create, type Municipality, remove, update } from '@encina/contract/municipalities';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';
import { refusalCode } from '../../lib/api-error.ts';
import { municipalitiesKey } from '../../lib/municipality.ts';

export function useCreateTown() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof create>) => call(create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: municipalitiesKey }),
  });
}

/** What this page knows of a town at the moment of the call: after a refusal, what somebody else has written. */
export function useKnownTown(id: string): () => Municipality | undefined {
  const client = useQueryClient();
  return () =>
    client.getQueryData<Municipality[]>(municipalitiesKey)?.find((town) => town.id === id);
}

export function useUpdateTown(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof update>) => call(update, { params: { id }, body }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: municipalitiesKey }),
        // Its name stands over the panel too.
        client.invalidateQueries({ queryKey: queryKey(me) }),
      ]),
    // Somebody else was quicker: what stands there now is needed to say so.
    onError: (error) =>
      refusalCode(error) === 'changed_meanwhile' &&
      client.invalidateQueries({ queryKey: municipalitiesKey }),
  });
}

export function useRemoveTown() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(remove, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: municipalitiesKey }),
  });
}
