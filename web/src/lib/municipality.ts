import { DEFAULT_MUNICIPALITY_ID, list, type Municipality } from '@encina/contract/municipalities';
import { useQuery } from '@tanstack/react-query';
import { call, queryKey } from './api.ts';
import { storedMunicipalityId } from './storage.ts';

/** Where a town is not known yet, the clock of most of Spain. */
const DEFAULT_TIME_ZONE = 'Europe/Madrid';

export const municipalitiesKey = queryKey(list);

export function useMunicipalities() {
  return useQuery({ queryKey: municipalitiesKey, queryFn: () => call(list) });
}

/** The municipality of this device, once the list is there. */
export function useMunicipality(): Municipality | undefined {
  const { data } = useMunicipalities();
  const id = storedMunicipalityId();
  return data?.find((municipality) => municipality.id === id);
}

/** The town of which the public pages speak: that of this device, else the one that is there from the first start. */
export function usePublicTown(): Municipality | undefined {
  const { data } = useMunicipalities();
  const id = storedMunicipalityId() ?? DEFAULT_MUNICIPALITY_ID;
  return data?.find((municipality) => municipality.id === id);
}

/** The clock by which this town says "hoy". */
export function useTimeZone(): string {
  return useMunicipality()?.timeZone ?? DEFAULT_TIME_ZONE;
}
