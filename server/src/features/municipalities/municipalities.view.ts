import type { createMunicipalityBody, Municipality } from '@encina/contract/municipalities';
import type { z } from 'zod';
import { photoAddress } from '../../core/photos.ts';
import { FIRST_TOWN } from './first-town.ts';
import type { MunicipalityRow, NewMunicipalityRow } from './municipalities.repo.ts';

type Input = z.output<typeof createMunicipalityBody>;

/** A municipality as it is told to anybody. @param asksSetupCode true where the server was started with a code. */
export const shownWith =
  (asksSetupCode: boolean) =>
  (row: MunicipalityRow): Municipality => ({
    id: row.id,
    name: row.name,
    photo: photoAddress(`/api/municipalities/${row.id}`, row.photo_key),
    timeZone: row.time_zone as Municipality['timeZone'],
    phone: row.phone,
    email: row.email,
    address: row.address,
    region: row.region,
    logos: logosAddress(row),
    programme: row.programme,
    funder: row.funder,
    budget: row.budget,
    aid: row.aid,
    showsPhases: row.shows_phases === 1,
    accessibilityEntity: row.accessibility_entity,
    accessibilityAuthority: row.accessibility_authority,
    accessibilityEmail: row.accessibility_email,
    setup: setupOf(row, asksSetupCode),
    version: row.version,
  });

/** The picture that comes with Encina has an address already. */
function logosAddress({ id, logos_key: key }: MunicipalityRow): string | null {
  if (key?.startsWith('/')) return key;
  return photoAddress(`/api/municipalities/${id}`, key, 'logos');
}

function setupOf(row: MunicipalityRow, asksSetupCode: boolean): Municipality['setup'] {
  if (row.setup_closed_at) return 'closed';
  return row.setup_code_hash || asksSetupCode ? 'code' : 'open';
}

const NOTHING_SAID = {
  photo_key: null,
  email: null,
  address: null,
  region: null,
  logos_key: null,
  programme: null,
  funder: null,
  budget: null,
  aid: null,
  shows_phases: 0,
  requires_factor: 0,
  accessibility_entity: null,
  accessibility_authority: null,
  accessibility_email: null,
  setup_code_hash: null,
  setup_closed_at: null,
} as const;

/** The row of the municipality that is there from the first start. */
export const firstRow = (id: string, now: string): NewMunicipalityRow => ({
  ...NOTHING_SAID,
  ...FIRST_TOWN,
  id,
  phone: null,
  created_in: null,
  created_at: now,
});

/** The row of a new municipality, without a photo and without a code. @param createdIn whose staff make it */
export const newRow = (
  id: string,
  input: Input,
  createdIn: string,
  now: string,
): NewMunicipalityRow => ({
  ...NOTHING_SAID,
  id,
  name: input.name,
  phone: input.phone ?? null,
  time_zone: input.timeZone,
  created_in: createdIn,
  created_at: now,
});
