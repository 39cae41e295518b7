import type { BodyIn } from '@encina/contract/endpoint';
import type { Municipality, update } from '@encina/contract/municipalities';

/** Words that nobody need fill in. */
const TEXTS = [
  ...(['phone', 'email', 'address', 'region', 'programme', 'funder', 'budget', 'aid'] as const),
  ...(['accessibilityEntity', 'accessibilityAuthority', 'accessibilityEmail'] as const),
];
type Texts = Record<(typeof TEXTS)[number], string>;

/** What the fields of "Datos del municipio" hold. A field that nobody has filled in is empty. */
export const valuesOf = (town: Municipality) => ({
  ...(Object.fromEntries(TEXTS.map((name) => [name, town[name] ?? ''])) as Texts),
  name: town.name,
  timeZone: town.timeZone,
  photo: town.photo,
  logos: town.logos,
  showsPhases: town.showsPhases,
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
