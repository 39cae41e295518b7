import type { BodyIn } from '@encina/contract/endpoint';
import { create, update } from '@encina/contract/municipalities';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
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
