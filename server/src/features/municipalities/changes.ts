import type { BodyOf } from '@encina/contract/endpoint';
import type { update } from '@encina/contract/municipalities';
import type { Photos } from '../../core/photos.ts';
import { FIRST_LOGOS } from './first-town.ts';
import type { MunicipalityRow } from './municipalities.repo.ts';

type Changes = Partial<MunicipalityRow>;

/** The columns for what staff change. What the input does not name stays; its pictures are kept here. */
export async function changesOf(
  before: MunicipalityRow,
  input: BodyOf<typeof update>,
  photos: Photos,
): Promise<Changes> {
  const folder = `municipalities/${before.id}`;
  const { photo, logos, timeZone, showsPhases, ...rest } = input;
  const { accessibilityEntity, accessibilityAuthority, accessibilityEmail, ...texts } = rest;
  const values: Record<string, unknown> = {
    ...texts,
    time_zone: timeZone,
    shows_phases: showsPhases === undefined ? undefined : Number(showsPhases),
    accessibility_entity: accessibilityEntity,
    accessibility_authority: accessibilityAuthority,
    accessibility_email: accessibilityEmail,
    photo_key: photo && (await photos.keep(folder, photo)),
    logos_key: logos && (await photos.keepBanner(folder, logos)),
  };
  return withoutOldName(before, named(values));
}

const named = (values: Record<string, unknown>): Changes =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The picture that comes with Encina says the first town's name: after another one it would be wrong. */
function withoutOldName(before: MunicipalityRow, values: Changes): Changes {
  const isRenamed = values.name !== undefined && values.name !== before.name;
  if (!isRenamed || before.logos_key !== FIRST_LOGOS) return values;
  return { logos_key: null, ...values };
}
