import { me } from '@encina/contract/admins';
import type { BodyIn } from '@encina/contract/endpoint';
import { create, remove, update } from '@encina/contract/municipalities';
import { useMutation, useQueryClient } from '@tanstack/react-query';
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
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: municipalitiesKey }),
        // Its name stands over the panel too.
        client.invalidateQueries({ queryKey: queryKey(me) }),
      ]),
  });
}

export function useRemoveTown() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(remove, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: municipalitiesKey }),
  });
}
