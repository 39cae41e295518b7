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
import { asking, useChanging } from '../../lib/queries.ts';
import { chooseMunicipality, storedMunicipalityId } from '../../lib/storage.ts';

/** Enrols this device with the code that staff gave, in the town that gave it; the picker is then there. */
export function useEnrol(municipalityId = storedMunicipalityId() ?? '') {
  return useChanging(async (code: string) => {
    await call(enrol, { body: { municipalityId, code } });
    chooseMunicipality(municipalityId);
  }, listUsers);
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
  return useChanging((id: string) => call(revoke, { params: { id } }), listDevices);
}

export function useRename(id: string) {
  return useChanging(
    (body: BodyIn<typeof rename>) => call(rename, { params: { id }, body }),
    listDevices,
  );
}

export function useTie(id: string) {
  return useChanging(
    (body: BodyIn<typeof tie>) => call(tie, { params: { id }, body }),
    listDevices,
  );
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
