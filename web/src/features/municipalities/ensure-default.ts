import { create } from '@encina/contract/municipalities';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { municipalitiesKey } from '../../lib/municipality.ts';
import { defaultMunicipality } from './default-municipality.ts';

/** Sees to it that the default municipality exists. Silent: whoever needs it next says what is wrong. */
export async function ensureDefaultMunicipality(client: QueryClient): Promise<void> {
  try {
    await call(create, { body: defaultMunicipality });
    await client.invalidateQueries({ queryKey: municipalitiesKey });
  } catch {
    // The next view that loads data says so in words and offers to try again.
  }
}
