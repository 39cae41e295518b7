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

/** By which clock a town lives. */
export const CLOCKS: Readonly<Record<Municipality['timeZone'], string>> = {
  'Europe/Madrid': 'Península y Baleares',
  'Atlantic/Canary': 'Canarias',
  'Africa/Ceuta': 'Ceuta y Melilla',
};

/** What the fields are called. */
export const TOWN_LABELS = {
  name: 'Nombre del municipio',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  address: 'Dirección',
  region: 'Comunidad autónoma',
  timeZone: 'Hora oficial',
  photo: 'Foto',
  logos: 'Logotipos',
  programme: 'Programa de financiación',
  funder: 'Quién lo financia',
  budget: 'Presupuesto',
  aid: 'Ayuda recibida',
  showsPhases: 'Enseñar el calendario: cuatro fases en unos seis meses',
  accessibilityEntity: 'Entidad que responde, con su artículo',
  accessibilityAuthority: 'Dónde se reclama, con su artículo',
  accessibilityEmail: 'Correo para la accesibilidad',
} as const satisfies Record<keyof TownValues, string>;

/** What is sent: an address means the picture that is there already, which stays. */
export const bodyOf =
  (town: Municipality) =>
  ({ photo, logos, ...rest }: TownValues): BodyIn<typeof update> => ({
    ...rest,
    version: town.version,
    ...(photo === town.photo ? {} : { photo }),
    ...(logos === town.logos ? {} : { logos }),
  });
