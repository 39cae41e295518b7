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
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { asking, useInvalidate } from '../../lib/queries.ts';
import { chooseMunicipality, storedMunicipalityId } from '../../lib/storage.ts';

/** Enrols this device with the code that staff gave, in the town that gave it; the picker is then there. */
export function useEnrol(municipalityId = storedMunicipalityId() ?? '') {
  return useMutation({
    mutationFn: async (code: string) => {
      await call(enrol, { body: { municipalityId, code } });
      chooseMunicipality(municipalityId);
    },
    onSuccess: useInvalidate(listUsers),
  });
}

export function useCreateCode() {
  return useMutation({
    mutationFn: (body: { name: string }) => call(createCode, { body }),
  });
}

/** Asked again each time it is opened: devices come and go without this browser knowing. */
export function useDevices() {
  return useQuery({ ...asking(listDevices), staleTime: 0 });
}

export function useRevoke() {
  return useMutation({
    mutationFn: (id: string) => call(revoke, { params: { id } }),
    onSuccess: useInvalidate(listDevices),
  });
}

export function useRename(id: string) {
  return useMutation({
    mutationFn: (body: BodyIn<typeof rename>) => call(rename, { params: { id }, body }),
    onSuccess: useInvalidate(listDevices),
  });
}

export function useTie(id: string) {
  return useMutation({
    mutationFn: (body: BodyIn<typeof tie>) => call(tie, { params: { id }, body }),
    onSuccess: useInvalidate(listDevices),
  });
}

const MOST_FOUND = 6;

/** The few whose name fits best, for whom a tablet may be. */
export function useFoundPeople(search: string) {
  const query = { municipalityId: storedMunicipalityId() ?? '', limit: MOST_FOUND, search };
  return useQuery({
    ...asking(listUsers, { query }),
    placeholderData: keepPreviousData,
  });
}
