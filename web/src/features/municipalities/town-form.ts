import type { BodyIn } from '@encina/contract/endpoint';
import type { Municipality, update } from '@encina/contract/municipalities';

/** What the fields of "Datos del municipio" hold. A field that nobody has filled in is empty. */
export const valuesOf = (town: Municipality) => ({
  name: town.name,
  phone: town.phone ?? '',
  email: town.email ?? '',
  address: town.address ?? '',
  region: town.region ?? '',
  timeZone: town.timeZone,
  photo: town.photo,
  logos: town.logos,
  programme: town.programme ?? '',
  funder: town.funder ?? '',
  budget: town.budget ?? '',
  aid: town.aid ?? '',
  showsPhases: town.showsPhases,
  accessibilityEntity: town.accessibilityEntity ?? '',
  accessibilityAuthority: town.accessibilityAuthority ?? '',
  accessibilityEmail: town.accessibilityEmail ?? '',
});
export type TownValues = ReturnType<typeof valuesOf>;

/** What is sent: an address means the picture that is there already, which stays. */
export const bodyOf =
  (town: Municipality) =>
  ({ photo, logos, ...rest }: TownValues): BodyIn<typeof update> => ({
    ...rest,
    ...(photo === town.photo ? {} : { photo }),
    ...(logos === town.logos ? {} : { logos }),
  });
