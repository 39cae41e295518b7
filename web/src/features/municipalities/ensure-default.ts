import { create, DEFAULT_MUNICIPALITY_ID, list } from '@encina/contract/municipalities';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { municipalitiesKey } from '../../lib/municipality.ts';

/** Sees to it that the default municipality exists. Silent: whoever needs it next says what is wrong. */
export async function ensureDefaultMunicipality(client: QueryClient): Promise<void> {
  try {
    // A name must be said; the server has its own.
    await call(create, { body: { id: DEFAULT_MUNICIPALITY_ID, name: DEFAULT_MUNICIPALITY_ID } });
    await client.invalidateQueries({ queryKey: municipalitiesKey });
  } catch {
    // The next view that loads data says so in words and offers to try again.
  }
}

/** What its staff call the default municipality; undefined where nobody answers. */
export async function defaultName(client: QueryClient): Promise<string | undefined> {
  const towns = await client
    .fetchQuery({ queryKey: municipalitiesKey, queryFn: () => call(list) })
    .catch(() => []);
  return towns.find(({ id }) => id === DEFAULT_MUNICIPALITY_ID)?.name;
}
