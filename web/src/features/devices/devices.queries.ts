import {
  createCode,
  enrol,
  list as listDevices,
  rename,
  revoke,
  tie,
} from '@encina/contract/devices';
import type { BodyIn } from '@encina/contract/endpoint';
import { list as listUsers } from '@encina/contract/users';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '../../lib/api.ts';
import { chooseMunicipality, storedMunicipalityId } from '../../lib/storage.ts';

/** Enrols this device with the code that staff gave, in the town that gave it; the picker is then there. */
export function useEnrol(municipalityId = storedMunicipalityId() ?? '') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (code: string) => {
      await call(enrol, { body: { municipalityId, code } });
      chooseMunicipality(municipalityId);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(listUsers) }),
  });
}

export function useCreateCode() {
  return useMutation({
    mutationFn: (body: { name: string }) => call(createCode, { body }),
  });
}

/** Asked again each time it is opened: devices come and go without this browser knowing. */
export function useDevices() {
  return useQuery({
    queryKey: queryKey(listDevices),
    queryFn: () => call(listDevices),
    staleTime: 0,
  });
}

export function useRevoke() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(revoke, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(listDevices) }),
  });
}

export function useRename(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof rename>) => call(rename, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(listDevices) }),
  });
}

export function useTie(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof tie>) => call(tie, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(listDevices) }),
  });
}

const MOST_FOUND = 6;

/** The few whose name fits best, for whom a tablet may be. */
export function useFoundPeople(search: string) {
  const query = { municipalityId: storedMunicipalityId() ?? '', limit: MOST_FOUND, search };
  return useQuery({
    queryKey: queryKey(listUsers, { query }),
    queryFn: () => call(listUsers, { query }),
    placeholderData: keepPreviousData,
  });
}
