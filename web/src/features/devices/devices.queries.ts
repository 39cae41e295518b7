import { createCode, enrol } from '@encina/contract/devices';
import { list } from '@encina/contract/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';
import { storedMunicipalityId } from '../../lib/storage.ts';

/** Enrols this device with the code that staff gave; the picker is then there. */
export function useEnrol() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) =>
      call(enrol, { body: { municipalityId: storedMunicipalityId() ?? '', code } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(list) }),
  });
}

export function useCreateCode() {
  return useMutation({ mutationFn: () => call(createCode) });
}
