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
  return followName(before, named(values));
}

const named = (values: Record<string, unknown>): Changes =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Where its staff wrote the town's own name, too. */
const NAMING = ['accessibility_entity', 'accessibility_authority', 'programme', 'funder'] as const;

/** A new name shows everywhere: in the texts that stay as they were, and on no picture of the old one. */
function followName(before: MunicipalityRow, values: Changes): Changes {
  const { name } = values;
  if (name === undefined || name === before.name) return values;
  const texts = NAMING.flatMap((column) => {
    const text = before[column];
    const stays = values[column] === undefined || values[column] === text;
    return text && stays ? [[column, text.replaceAll(before.name, () => name)]] : [];
  });
  // The picture that comes with Encina says the first town's name.
  const logos = before.logos_key === FIRST_LOGOS ? { logos_key: null } : {};
  return { ...logos, ...values, ...Object.fromEntries(texts) };
}
