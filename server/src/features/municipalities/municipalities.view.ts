import type { createMunicipalityBody, Municipality } from '@encina/contract/municipalities';
import type { z } from 'zod';
import { photoAddress } from '../../core/photos.ts';
import type { MunicipalityRow } from './municipalities.repo.ts';

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
    setup: setupOf(row, asksSetupCode),
  });

function setupOf(row: MunicipalityRow, asksSetupCode: boolean): Municipality['setup'] {
  if (row.setup_closed_at) return 'closed';
  return row.setup_code_hash || asksSetupCode ? 'code' : 'open';
}

/** The row of a new municipality, without a photo and without a code. */
export const newRow = (
  id: string,
  input: Pick<Input, 'name' | 'timeZone'> & Partial<Input>,
  now: string,
): MunicipalityRow => ({
  id,
  name: input.name,
  photo_key: null,
  phone: input.phone ?? null,
  email: null,
  address: null,
  time_zone: input.timeZone,
  setup_code_hash: null,
  setup_closed_at: null,
  created_at: now,
});
